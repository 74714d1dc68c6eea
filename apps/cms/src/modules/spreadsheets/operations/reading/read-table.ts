import type { TableError } from '../table-errors.ts'
import { maxColumns, maxRows, readCsv } from './read-csv.ts'
import { type FileRows, isBlank, shownText, type TableRow } from './table-rows.ts'

export const maxBytes = 10_000_000

export type ReadTable = Omit<FileRows, 'rows'> & {
  header: string[]
  /** The header's row as a spreadsheet shows it. */
  headerAt: number
  rows: TableRow[]
}

/** A table of either format as texts. @returns a closed code when it cannot be read. */
export async function readTable(bytes: Buffer): Promise<ReadTable | TableError> {
  if (bytes.length > maxBytes) return 'too-large'
  const read = isZip(bytes) ? await readWorkbook(bytes) : readCsv(bytes)
  if (typeof read === 'string') return read
  const [header, ...rows] = read.rows
    .map((cells, index) => ({ at: index + 1, cells }))
    .filter(({ cells }) => !isBlank(cells))
  if (!header) return 'empty'
  if (header.cells.length > maxColumns || rows.length > maxRows) return 'too-large'
  return { ...read, header: header.cells.map((cell) => shownText(cell).trim()), headerAt: header.at, rows }
}

const isZip = (bytes: Buffer) => bytes.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004'

/** Who reads no workbook, a storefront for one, does without its reader's megabytes. */
async function readWorkbook(bytes: Buffer): Promise<FileRows | TableError> {
  const { readXlsx } = await import('./read-xlsx.ts')
  return readXlsx(bytes)
}
