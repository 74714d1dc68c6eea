import type { PayloadRequest } from 'payload'
import { noReferences, type References } from './references.ts'
import { addStoredReferences, valueAt, walkStored } from './stored-rows.ts'
import { type Column, columnsOf, type TableCollection } from './table-columns.ts'
import { headerOf, type Table } from './write-table.ts'
import type { Cell } from './write-workbook.ts'

/** All documents of a collection as a table, in their newest versions and both languages, read while it is written. */
export function exportCollection(req: PayloadRequest, collection: TableCollection, language: 'ru' | 'kk'): Table {
  const columns = columnsOf(req.payload, collection)
  return { header: headerOf(columns, language), blocks: blocksOf(req, collection, columns) }
}

async function* blocksOf(
  req: PayloadRequest,
  collection: TableCollection,
  columns: readonly Column[],
): AsyncGenerator<Cell[][], void, undefined> {
  for await (const stored of walkStored(req, collection, columns)) {
    const references = noReferences()
    await addStoredReferences(req.payload, columns, stored, references)
    yield stored.map(({ data }) => columns.map((column) => cellOf(valueAt(data, column), column, references)))
  }
}

/** A value as a cell shows it; what `readCell` reads back as the same value. */
export function cellOf(value: unknown, column: Column, { slugOf }: References): Cell {
  if (value === null || value === undefined) return column.kind === 'yesNo' ? 'нет' : ''
  const slug = (id: unknown) => slugOf.get(`${column.relationTo}:${String(id)}`) ?? ''
  switch (column.kind) {
    case 'number':
      return Number(value)
    case 'yesNo':
      return value === true ? 'да' : 'нет'
    case 'choices':
      return Array.isArray(value) ? value.join('; ') : ''
    case 'reference':
      return slug(value)
    case 'references':
      return Array.isArray(value) ? value.map(slug).filter(Boolean).join('; ') : ''
    default:
      return String(value)
  }
}
