import { readable } from './cell-text.ts'
import { declaredSize } from './declared-size.ts'
import { maxColumns, maxRows, readCsv } from './read-csv.ts'
import type { TableError } from './table-errors.ts'

export const maxBytes = 10_000_000
const maxUnpacked = 200_000_000

export type ReadTable = { header: string[]; rows: string[][] }

/** A table of either format as texts. @returns a closed code when it cannot be read. */
export async function readTable(bytes: Buffer): Promise<ReadTable | TableError> {
  if (bytes.length > maxBytes) return 'too-large'
  const lines = isZip(bytes) ? await readXlsx(bytes) : readCsv(bytes)
  if (typeof lines === 'string') return lines
  const [header, ...rows] = lines
  if (!header || header.every((cell) => !cell)) return 'empty'
  if (header.length > maxColumns || rows.length > maxRows) return 'too-large'
  return { header: header.map((cell) => cell.trim()), rows: rows.filter((row) => row.some((cell) => cell.trim())) }
}

const isZip = (bytes: Buffer) => bytes.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004'

async function readXlsx(bytes: Buffer): Promise<string[][] | TableError> {
  const size = declaredSize(bytes)
  if (size === null) return 'unreadable'
  if (size > maxUnpacked) return 'too-large'
  try {
    // Who reads no workbook, a storefront for one, does without its reader's megabytes.
    const { default: readXlsxFile } = await import('read-excel-file/node')
    const sheets = await readXlsxFile(bytes, { trim: false })
    const rows = sheets[0]?.data ?? []
    return rows.map((row) => row.map((cell) => textOf(cell)))
  } catch {
    return 'unreadable'
  }
}

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  if (typeof cell === 'boolean') return cell ? 'да' : 'нет'
  return typeof cell === 'string' ? readable(cell) : String(cell)
}
