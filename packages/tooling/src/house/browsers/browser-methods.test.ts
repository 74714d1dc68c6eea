import path from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { root } from '../../env.ts'
import { missingUses } from './missing-uses.ts'
import { importsOf, projectOptions, sentModules } from './sent-modules.ts'

const options = projectOptions()

/** What is used in a module of its own. */
function usesIn(text: string): string[] {
  const file = path.join(root, 'apps/web/src/made-up.ts')
  const host = ts.createCompilerHost(options)
  const read = host.getSourceFile
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true) : read(name, ...rest)
  const program = ts.createProgram([file], { ...options, types: [] }, host)
  return missingUses([file], program).map(({ use }) => use)
}

it('sends browsers nothing that one of the baseline lacks', () => {
  const files = sentModules(options)
  expect(files.length).toBeGreaterThan(200)
  const uses = missingUses(files, ts.createProgram(files, options))
  expect(uses.map(({ file, line, use }) => `${path.relative(root, file)}:${line} ${use}`)).toEqual([])
})

it('knows what older browsers lack when it sees it', () => {
  expect(
    usesIn(`
      [1].toSorted()
      const list: readonly number[] = [1]
      list.with(0, 1)
      new Uint8Array(1).toReversed()
      AbortSignal.timeout(1)
      const { canParse } = URL
      new URLSearchParams('').size
      Promise.withResolvers<void>()
      Object.groupBy([1], String)
      document.body.checkVisibility()
      export const word = /(?<=a)b/
    `),
  ).toEqual([
    'Array.toSorted',
    'ReadonlyArray.with',
    'Uint8Array.toReversed',
    'AbortSignal.timeout',
    'URL.canParse',
    'URLSearchParams.size',
    'PromiseConstructor.withResolvers',
    'ObjectConstructor.groupBy',
    'Element.checkVisibility',
    'lookbehind',
  ])
})

it('leaves alone what every browser has, what is our own, and what is asked for first', () => {
  expect(
    usesIn(`
      [1].findLast(Boolean)
      new Set([1]).size
      const own = { any: (list: number[]) => list, with: 1 }
      own.any([own.with])
      document.body.checkVisibility?.()
      export const word = /(?<year>\\d)(?!a)/
    `),
  ).toEqual([])
})

it('follows what a module runs, not what it only names', () => {
  const text = `
    import type { A } from 'a'
    import { type B } from 'b'
    import { type C, d } from 'c'
    import 'e'
    export { f } from 'f'
    export type { G } from 'g'
    const load = () => import('h')
  `
  expect(importsOf(text)).toEqual(['c', 'e', 'f', 'h'])
})
