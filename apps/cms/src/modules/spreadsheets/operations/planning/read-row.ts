import { cellOf } from '../export-collection.ts'
import { readCell } from '../read-cell.ts'
import { mayLackLetters } from '../reading/doubt-text.ts'
import { shownText, type TableCell } from '../reading/table-rows.ts'
import type { References } from '../references.ts'
import { type Stored, valueAt } from '../stored-rows.ts'
import type { Column } from '../table-columns.ts'
import type { TableError } from '../table-errors.ts'
import type { Change } from './import-plan.ts'

export type ReadContext = { stored: Stored | null; references: References; lacksKazakh: boolean }

/** Returns what a cell changes; null where it says what is stored already. */
export function readChange(cell: TableCell, column: Column, context: ReadContext): Change | TableError | null {
  const { stored, references } = context
  const text = shownText(cell)
  const from = stored ? String(cellOf(valueAt(stored.data, column), column, references)) : ''
  // However odd it looks, it came from here.
  if (stored && text !== '' && text === from) return null
  const doubt = doubtOf(cell, column, context)
  if (doubt) return doubt
  const read = readCell(text, column, references)
  if ('error' in read) return read.error
  const to = String(cellOf(read.value, column, references))
  return from === to ? null : { column, from, to, value: read.value }
}

function doubtOf(cell: TableCell, { locale }: Column, { lacksKazakh }: ReadContext): TableError | null {
  if (typeof cell === 'object') return cell.doubt
  return lacksKazakh && mayLackLetters(cell, locale) ? 'question-marks' : null
}
