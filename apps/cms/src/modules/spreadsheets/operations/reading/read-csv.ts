import { CsvError, parse } from 'csv-parse/sync'
import type { TableError } from '../table-errors.ts'
import { decodeText } from './decode-text.ts'
import { cellOfText, type FileRows } from './table-rows.ts'

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
export function readCsv(bytes: Buffer): FileRows | TableError {
  const decoded = decodeText(bytes)
  if (typeof decoded === 'string') return decoded
  const { text, delimiter } = withoutSeparatorLine(decoded.text)
  if (hasEndlessLine(text, delimiter)) return 'too-large'
  let count = 0
  try {
    const rows: string[][] = parse(text, {
      delimiter,
      bom: true,
      relax_column_count: true,
      max_record_size: maxRow,
      on_record: (row: string[]) => {
        count += 1
        if (count > maxRows + 1 || row.length > maxColumns) throw new TooLarge()
        return row
      },
    })
    return { rows: rows.map((row) => row.map(cellOfText)), lacksKazakh: decoded.lacksKazakh, otherSheets: [] }
  } catch (error) {
    const isTooLarge = error instanceof TooLarge || (error instanceof CsvError && error.code === 'CSV_MAX_RECORD_SIZE')
    return isTooLarge ? 'too-large' : 'unreadable'
  }
}

/** `sep=;` in the first line tells Excel the delimiter. It does not show that line, nor count it. */
function withoutSeparatorLine(text: string): { text: string; delimiter: string } {
  const separator = /^"?sep=(.)"?(?:\r\n|\r|\n)/i.exec(text)
  if (separator?.[1]) return { text: text.slice(separator[0].length), delimiter: separator[1] }
  const firstLine = /[^\r\n]+/.exec(text)?.[0] ?? ''
  return { text, delimiter: [';', '\t', ','].find((sign) => firstLine.includes(sign)) ?? ';' }
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
