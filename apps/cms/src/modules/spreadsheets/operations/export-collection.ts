import type { Locale } from '@estu/domain/locale/locales'
import type { PayloadRequest } from 'payload'
import { wordOfYesNo } from './cell-text.ts'
import { wordOfChoice } from './choice-words.ts'
import { referenceWords } from './reference-words.ts'
import { noReferences, type References } from './references.ts'
import { addStoredReferences, valueAt, walkStored } from './stored-rows.ts'
import { type Column, columnsOf, type TableCollection } from './table-columns.ts'
import { headerOf, type Table } from './write-table.ts'
import type { Cell } from './write-workbook.ts'

/** All documents of a collection as a table, in their newest versions and both languages, read while it is written. */
export function exportCollection(req: PayloadRequest, collection: TableCollection, language: Locale): Table {
  const columns = columnsOf(req.payload, collection)
  return { header: headerOf(columns, language), blocks: blocksOf(req, collection, columns, language) }
}

async function* blocksOf(
  req: PayloadRequest,
  collection: TableCollection,
  columns: readonly Column[],
  language: Locale,
): AsyncGenerator<Cell[][], void, undefined> {
  for await (const stored of walkStored(req, collection, columns)) {
    const references = noReferences(language)
    await addStoredReferences(req.payload, columns, stored, references)
    yield stored.map(({ data }) => columns.map((column) => cellOf(valueAt(data, column), column, references)))
  }
}

/** A value as a cell shows it to a reader of a language; what `readCell` reads back as the same value. */
export function cellOf(value: unknown, column: Column, references: References): Cell {
  const { language } = references
  if (column.kind === 'yesNo') return wordOfYesNo(value === true, language)
  if (value === null || value === undefined) return ''
  switch (column.kind) {
    case 'number':
      return Number(value)
    case 'choice':
    case 'choices':
      return listed(value)
        .map((one) => wordOfChoice(column.options, one, language))
        .join('; ')
    case 'reference':
    case 'references':
      return referenceWords(listed(value).flatMap((id) => referencedDocuments(id, column, references)))
    default:
      return String(value)
  }
}

const listed = (value: unknown): string[] => (Array.isArray(value) ? value : [value]).map(String)

function referencedDocuments(id: string, { relationTo }: Column, { slugOf, titleOf }: References) {
  const key = `${relationTo}:${id}`
  const slug = slugOf.get(key)
  return slug ? [{ slug, title: titleOf.get(key) ?? '' }] : []
}
