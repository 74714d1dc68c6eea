import { CsvError, parse } from 'csv-parse/sync'
import { readable } from './cell-text.ts'
import type { TableError } from './table-errors.ts'

export const maxRows = 20_000
export const maxColumns = 200
/** Far more than a paragraph in one cell has, and read in a moment. */
const maxSignsInLine = 20_000
/** In characters. */
const maxRow = 500_000

class TooLarge extends Error {}

/**
 * Trap: the parser makes a cell at each sign before it tells of the row, so ten megabytes of `;` would hold this
 * process for many seconds. Long lines are refused unread, and it is stopped at the first row that is too much.
 */
export function readCsv(bytes: Buffer): string[][] | TableError {
  const text = decode(bytes)
  if (text === null) return 'unreadable'
  const firstLine = text.slice(0, text.search(/[\r\n]|$/))
  const delimiter = [';', '\t', ','].find((sign) => firstLine.includes(sign)) ?? ';'
  if (hasEndlessLine(text, delimiter)) return 'too-large'
  let count = 0
  try {
    const rows: string[][] = parse(text, {
      delimiter,
      bom: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: maxRow,
      on_record: (row: string[]) => {
        count += 1
        if (count > maxRows + 1 || row.length > maxColumns) throw new TooLarge()
        return row
      },
    })
    return rows.map((row) => row.map(readable))
  } catch (error) {
    const isTooLarge = error instanceof TooLarge || (error instanceof CsvError && error.code === 'CSV_MAX_RECORD_SIZE')
    return isTooLarge ? 'too-large' : 'unreadable'
  }
}

function hasEndlessLine(text: string, delimiter: string): boolean {
  let inLine = 0
  for (const sign of text) {
    if (sign === '\n' || sign === '\r') inLine = 0
    else if (sign === delimiter) inLine += 1
    if (inLine > maxSignsInLine) return true
  }
  return false
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
