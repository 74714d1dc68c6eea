import { fileURLToPath } from 'node:url'
import ts from 'typescript'

export type Told = { address: string; graph: object }

const file = fileURLToPath(new URL('told.ts', import.meta.url))
const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  types: [],
}

/**
 * What schema.org does not know, or knows of other things: a type, a property of a type, a value of a property.
 * Its whole vocabulary is written down in the types of `schema-dts`, so the compiler of types is the judge.
 */
export function vocabularyFaults(told: readonly Told[]): string[] {
  // One node a statement: what is wrong in one hides nothing in another.
  const known = new Map<string, string>()
  for (const { address, graph } of told)
    for (const thing of thingsOf(graph)) {
      const line = `export const _: Thing = ${JSON.stringify(thing, ofItsKind)}`
      if (!known.has(line)) known.set(line, address)
    }
  const lines = [...known].map(([line, address]) => ({ line, address }))
  const text = [
    "import type { Thing } from 'schema-dts'",
    ...lines.map(({ line }, index) => line.replace('_', `_${index}`)),
  ].join('\n')
  const program = ts.createProgram([file], options, hostOf(text))
  return ts.getPreEmitDiagnostics(program).map((fault) => {
    const at = fault.file && fault.start !== undefined ? fault.file.getLineAndCharacterOfPosition(fault.start) : null
    const words = ts.flattenDiagnosticMessageText(fault.messageText, '\n').split('\n').slice(-2).join(' ')
    return `${at ? lines[at.line - 1]?.address : ''}: ${words.slice(0, 300)} (${fault.file?.text.slice(fault.start, (fault.start ?? 0) + 60)})`
  })
}

/** A type or one of a vocabulary's own values; the types of anything else say no more than that it is a text. */
const isOneWord = /^(https?:\/\/schema\.org\/)?[A-Za-z]+$/

/** Hundreds of pages tell things of one kind with other words and numbers in them, of which the compiler judges one. */
function ofItsKind(key: string, value: unknown): unknown {
  // What an action needs is said by its property's name with an ending, which the types know of single actions alone.
  if (/-(input|output)$/.test(key)) return undefined
  if (typeof value === 'number') return 1
  return typeof value === 'string' && !isOneWord.test(value) ? '…' : value
}

const thingsOf = (graph: object): unknown[] =>
  '@graph' in graph && Array.isArray(graph['@graph']) ? graph['@graph'] : [graph]

/** The compiler's own host, with one file that stands nowhere. */
function hostOf(text: string): ts.CompilerHost {
  const host = ts.createCompilerHost(options)
  return {
    ...host,
    fileExists: (name) => name === file || host.fileExists(name),
    readFile: (name) => (name === file ? text : host.readFile(name)),
    getSourceFile: (name, language, ...rest) =>
      name === file ? ts.createSourceFile(name, text, language) : host.getSourceFile(name, language, ...rest),
  }
}
