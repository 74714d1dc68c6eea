import { stringify } from 'csv-stringify/sync'
import { harmless } from './cell-text.ts'
import type { Column } from './table-columns.ts'
import type { Cell } from './write-workbook.ts'

/** Rows come in blocks, each made when the one before is written: a table may be longer than memory. */
export type Table = { header: string[]; blocks: AsyncIterable<readonly Cell[][]> | Iterable<readonly Cell[][]> }

/** UTF-8 with a mark and semicolons: opens rightly in a Russian Excel. */
export async function* writeCsv({ header, blocks }: Table): AsyncGenerator<string, void, undefined> {
  yield csvOf([header], true)
  for await (const rows of blocks) yield csvOf(rows.map((row) => row.map(safe)))
}

const csvOf = (rows: readonly Cell[][], bom = false): string =>
  stringify([...rows], { delimiter: ';', bom, record_delimiter: 'windows', quoted_match: /^\s|\s$|\n|\r/ })

/** A workbook of one sheet with its header kept in sight. */
export async function* writeXlsx(
  { header, blocks }: Table,
  sheetName = 'Sheet1',
): AsyncGenerator<Uint8Array, void, undefined> {
  const { writeWorkbook } = await import('./write-workbook.ts')
  yield* writeWorkbook(sheetName, header, safeBlocks(blocks))
}

async function* safeBlocks(blocks: Table['blocks']): AsyncGenerator<Cell[][], void, undefined> {
  for await (const rows of blocks) yield rows.map((row) => row.map(safe))
}

const safe = (cell: Cell): Cell => (typeof cell === 'string' ? harmless(cell) : cell)

export const headerOf = (columns: readonly Column[], language: 'ru' | 'kk'): string[] =>
  columns.map(({ label, key }) => label[language] || key)
