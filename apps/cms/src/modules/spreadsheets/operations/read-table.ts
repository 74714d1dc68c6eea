import { parse } from 'csv-parse/sync'
import readXlsxFile from 'read-excel-file/node'
import { readable } from './cell-text.ts'
import { declaredSize } from './declared-size.ts'
import type { TableError } from './table-errors.ts'

export const maxBytes = 10_000_000
const maxRows = 20_000
const maxColumns = 200
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

function readCsv(bytes: Buffer): string[][] | TableError {
  const text = decode(bytes)
  if (text === null) return 'unreadable'
  const firstLine = text.slice(0, text.search(/[\r\n]|$/))
  const delimiter = [';', '\t', ','].find((sign) => firstLine.includes(sign)) ?? ';'
  try {
    const rows: string[][] = parse(text, { delimiter, bom: true, relax_column_count: true, skip_empty_lines: true })
    return rows.map((row) => row.map(readable))
  } catch {
    return 'unreadable'
  }
}

/** UTF-8, UTF-16 as Excel's «Unicode text», or windows-1251 as its plain CSV; null for what is no text. */
function decode(bytes: Buffer): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return text.includes('\u0000') ? null : text
  } catch {
    return bytes.includes(0) ? null : new TextDecoder('windows-1251').decode(bytes)
  }
}
