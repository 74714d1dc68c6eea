import { stringify } from 'csv-stringify/sync'
import writeXlsxFile from 'write-excel-file/node'
import { harmless } from './cell-text.ts'
import type { Column } from './table-columns.ts'

export type Cell = string | number | null
export type Table = { header: string[]; rows: Cell[][] }

/** UTF-8 with a mark and semicolons: opens rightly in a Russian Excel. */
export const writeCsv = ({ header, rows }: Table): string =>
  stringify([header, ...rows.map((row) => row.map((cell) => (typeof cell === 'string' ? harmless(cell) : cell)))], {
    delimiter: ';',
    bom: true,
    record_delimiter: 'windows',
    quoted_match: /^\s|\s$|\n|\r/,
  })

/** A workbook of one sheet with its header kept in sight. */
export async function writeXlsx({ header, rows }: Table): Promise<Buffer> {
  const head = header.map((value) => ({ value, type: String, fontWeight: 'bold' as const }))
  const body = rows.map((row) => row.map(xlsxCell))
  return writeXlsxFile([head, ...body], { stickyRowsCount: 1, sheet: 'Estu' }).toBuffer()
}

function xlsxCell(cell: Cell) {
  if (cell === null || cell === '') return null
  return typeof cell === 'number' ? { value: cell, type: Number } : { value: harmless(cell), type: String }
}

export const headerOf = (columns: readonly Column[], language: 'ru' | 'kk'): string[] =>
  columns.map(({ label, key }) => label[language] || key)
