import { listOf, numberOf, yesOrNo } from './cell-text.ts'
import type { References } from './references.ts'
import type { Column } from './table-columns.ts'
import type { TableError } from './table-errors.ts'

export type ReadCell = { value: unknown } | { error: TableError }

/** A cell as the value its column keeps; an empty cell clears an optional field. */
export function readCell(cell: string, column: Column, references: References): ReadCell {
  const text = cell.trim()
  if (text === '' && column.kind !== 'yesNo') {
    if (column.required) return { error: 'required' }
    return { value: column.kind === 'choices' || column.kind === 'references' ? [] : null }
  }
  switch (column.kind) {
    case 'number':
      return readNumber(text, column)
    case 'yesNo': {
      const answer = yesOrNo(text)
      return answer === null ? { error: 'bad-yes-no' } : { value: answer }
    }
    case 'choice':
      return column.options.includes(text) ? { value: text } : { error: 'unknown-choice' }
    case 'choices': {
      const chosen = listOf(text)
      return chosen.every((one) => column.options.includes(one)) ? { value: chosen } : { error: 'unknown-choice' }
    }
    case 'reference':
    case 'references':
      return readReferences(text, column, references)
    default:
      return { value: cell }
  }
}

function readNumber(text: string, { path }: Column): ReadCell {
  const value = numberOf(text)
  if (value === null) return { error: 'bad-number' }
  const isPrice = String(path.at(-1)).endsWith('Kzt')
  if (isPrice && (!Number.isInteger(value) || value < 0)) return { error: 'bad-price' }
  return { value }
}

/** The addresses that a cell names. */
export const slugsIn = (cell: string): string[] => listOf(cell.trim())

function readReferences(text: string, { kind, relationTo }: Column, { idOf }: References): ReadCell {
  const ids = slugsIn(text).map((slug) => idOf.get(`${relationTo}:${slug.toLowerCase()}`))
  if (ids.some((id) => id === undefined)) return { error: 'unknown-reference' }
  return { value: kind === 'reference' ? ids[0] : ids }
}
