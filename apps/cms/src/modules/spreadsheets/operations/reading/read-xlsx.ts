import readXlsxFile from 'read-excel-file/node'
import type { TableError } from '../table-errors.ts'
import { declaredSize } from './declared-size.ts'
import { findFirstSheet } from './first-sheet.ts'
import { type Fault, findFaults } from './sheet-faults.ts'
import { cellOfText, type FileRows, type TableCell } from './table-rows.ts'

const maxUnpacked = 200_000_000
/** A sheet of Excel has no more. */
const lastRow = 1_048_576
const lastColumn = 16_384

/** The rows of a workbook's first sheet; what its cells show. */
export async function readXlsx(bytes: Buffer): Promise<FileRows | TableError> {
  const size = declaredSize(bytes)
  if (size === null) return 'unreadable'
  if (size > maxUnpacked) return 'too-large'
  try {
    const first = findFirstSheet(bytes)
    const sheets = await readXlsxFile(bytes, { trim: false })
    const read = first && sheets[first.at]
    if (!read) return 'unreadable'
    const rows = read.data.map((cells) => cells.map(cellOf))
    for (const fault of findFaults(first.xml)) putFault(rows, fault)
    // Trap: a sheet that is one large chart has no rows at all, whatever the reader's types say.
    const others = sheets.filter((sheet) => sheet !== read && (sheet.data ?? []).length > 0)
    return { rows, lacksKazakh: false, otherSheets: others.map(({ sheet }) => sheet) }
  } catch {
    return 'unreadable'
  }
}

/** Trap: the reader leaves out rows and columns in which it found no value. */
function putFault(rows: TableCell[][], { row, column, cell }: Fault): void {
  if (row < 0 || row >= lastRow || column >= lastColumn) return
  while (rows.length <= row) rows.push([])
  const cells = rows[row] ?? []
  while (cells.length < column) cells.push('')
  cells[column] = cell
}

function cellOf(cell: unknown): TableCell {
  if (cell === null || cell === undefined) return ''
  // No column keeps a day: Excel has made one of a text like «10.12» or of a price.
  if (cell instanceof Date) return { doubt: 'date-cell', text: cell.toISOString().slice(0, 10) }
  if (typeof cell === 'boolean') return cell ? 'ИСТИНА' : 'ЛОЖЬ'
  return cellOfText(String(cell))
}
