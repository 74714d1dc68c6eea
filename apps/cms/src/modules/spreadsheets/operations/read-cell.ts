import { isTenge } from '@estu/domain/orders/tenge'
import { listOf, numberOf, sumOf, yesOrNo } from './cell-text.ts'
import { choiceNamed } from './choice-words.ts'
import { addressesIn } from './reference-words.ts'
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
    case 'choices':
      return readChoices(text, column)
    case 'reference':
    case 'references':
      return readReferences(text, column, references)
    default:
      return { value: cell }
  }
}

function readNumber(text: string, { path, least }: Column): ReadCell {
  const isPrice = String(path.at(-1)).endsWith('Kzt')
  const value = isPrice ? sumOf(text) : numberOf(text)
  if (value === null) return { error: 'bad-number' }
  if (value === 'unclear') return { error: 'unclear-number' }
  if (isPrice && !isTenge(value, least ?? 0)) return { error: 'bad-price' }
  return { value }
}

function readChoices(text: string, { kind, options }: Column): ReadCell {
  const words = kind === 'choice' ? [text] : listOf(text)
  const chosen = words.map((word) => choiceNamed(options, word))
  if (chosen.includes(null)) return { error: 'unknown-choice' }
  return { value: kind === 'choice' ? chosen[0] : chosen }
}

function readReferences(text: string, { kind, relationTo }: Column, { idOf }: References): ReadCell {
  const ids = addressesIn(text).map((slug) => idOf.get(`${relationTo}:${slug.toLowerCase()}`))
  if (ids.some((id) => id === undefined)) return { error: 'unknown-reference' }
  return { value: kind === 'reference' ? ids[0] : ids }
}
