import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { root } from '../../env.ts'

/** A text in Russian or Kazakh that stands in a source. @property key its place among messages: «told.order.mail» */
export type SaidText = { file: string; line: number; text: string; key?: string }

const cyrillic = /[а-яёәғқңөұүһі]/i

/** Every text of a file that holds Cyrillic letters: strings, parts of templates and what stands between tags. */
export function saidTextsOf(file: string): SaidText[] {
  const source = readFileSync(path.join(root, file), 'utf8')
  if (!cyrillic.test(source)) return []
  return file.endsWith('.json') ? textsOfMessages(file, source) : textsOfSource(file, source)
}

function textsOfMessages(file: string, source: string): SaidText[] {
  const keys: string[] = []
  return source.split('\n').flatMap((line, index) => {
    const [, indent = '', name, text] = /^(\s*)"([^"]*)": (".*"|\{),?$/.exec(line) ?? []
    if (!name || !text) return []
    keys.splice(indent.length / 2 - 1, keys.length, name)
    if (text === '{' || !cyrillic.test(text)) return []
    return [{ file, line: index + 1, text: JSON.parse(text) as string, key: keys.join('.') }]
  })
}

function textsOfSource(file: string, source: string): SaidText[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false, kind)
  const said: SaidText[] = []
  const visit = (node: ts.Node): void => {
    const text = textOf(node)
    if (text !== null && cyrillic.test(text)) {
      said.push({ file, line: tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1, text })
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return said
}

/** What is filled into a template stands as `{…}`, as values of messages do. */
function textOf(node: ts.Node): string | null {
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map((span) => `{…}${span.literal.text}`).join('')
  return ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isJsxText(node) ? node.text : null
}
