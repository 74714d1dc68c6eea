import { isRichText, richPath, richTexts } from './rich-texts.ts'

type Row = Record<string, unknown>

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)

/** How a row of a list is named in the path of what it holds: it keeps its name when rows change places. */
export const rowKey = (row: unknown, index: number): string =>
  isRow(row) && typeof row.id === 'string' && row.id !== '' ? row.id : String(index)

/** Every text of a form's values by its path: `title`, `faq.{row id}.question`, `body~{shape}~0`. */
export function formTexts(values: unknown): Map<string, string> {
  const texts = new Map<string, string>()
  collect(values, '', texts)
  return texts
}

function collect(value: unknown, path: string, texts: Map<string, string>): void {
  if (typeof value === 'string') texts.set(path, value)
  else if (isRichText(value)) collectRich(value, path, texts)
  else if (Array.isArray(value))
    for (const [index, row] of value.entries()) collect(row, join(path, rowKey(row, index)), texts)
  else if (isRow(value)) for (const [name, inner] of Object.entries(value)) collect(inner, join(path, name), texts)
}

function collectRich(value: Parameters<typeof richTexts>[0], path: string, texts: Map<string, string>): void {
  const { shape, nodes } = richTexts(value)
  for (const [index, { text }] of nodes.entries()) texts.set(richPath(path, shape, index), text)
}

const join = (path: string, name: string) => (path === '' ? name : `${path}.${name}`)

/**
 * A marked path as the form itself names the field, rows counted from 0: `faq.2.question`. What stood in a row that is
 * gone leads to the list.
 */
export function formPath(path: string, values: unknown): string {
  const found: string[] = []
  let value = values
  for (const name of (path.split('~')[0] ?? '').split('.')) {
    const index = Array.isArray(value) ? value.findIndex((row, at) => rowKey(row, at) === name) : -1
    if (Array.isArray(value) && index < 0) break
    found.push(index < 0 ? name : String(index))
    value = index < 0 ? (isRow(value) ? value[name] : undefined) : (value as unknown[])[index]
  }
  return found.join('.')
}
