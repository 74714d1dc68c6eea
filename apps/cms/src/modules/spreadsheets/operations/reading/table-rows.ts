import { readable } from '../cell-text.ts'
import type { TableError } from '../table-errors.ts'
import { doubtOf } from './doubt-text.ts'

/** A cell that cannot be read, with what of it can be shown. It is never taken for an empty one. */
export type DoubtedCell = { doubt: TableError; text: string }
export type TableCell = string | DoubtedCell

/** @property at the row's number as a spreadsheet shows it: empty rows count */
export type TableRow = { at: number; cells: readonly TableCell[] }

/** Every row of a file, the empty ones among them. */
export type FileRows = {
  rows: TableCell[][]
  /** The file's encoding has no letters that only Kazakh has. */
  lacksKazakh: boolean
  /** Sheets of a workbook that hold something and are not read. */
  otherSheets: string[]
}

export const shownText = (cell: TableCell | undefined): string => (typeof cell === 'object' ? cell.text : (cell ?? ''))

/** Returns a cell's text as it was written, or what is doubtful about it. */
export function cellOfText(written: string): TableCell {
  const doubt = doubtOf(written)
  const text = readable(written)
  return doubt ? { doubt, text } : text
}

export const isBlank = (cells: readonly TableCell[]): boolean =>
  cells.every((cell) => typeof cell === 'string' && cell.trim() === '')
