import { isSearchable } from '@estu/domain/search/search-kind'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'
import { idOf } from '../../../fields/id-of.ts'
import { type BrandNames, describeDocument, type PerLocale } from './describe-document.ts'
import { activeGeneration, type Database, readGenerations } from './generations.ts'
import { writeRows } from './write-rows.ts'

/**
 * Writes what can be found of a document in the request's own transaction: a row for each language in which it is
 * public, none for the others. Documents of collections that are not searched are passed over.
 */
export async function indexDocument(
  req: PayloadRequest,
  collection: string,
  documentId: string,
  perLocale: PerLocale,
): Promise<void> {
  await indexDocuments(req, collection, [{ documentId, perLocale }])
}

export type FindableDocument = { documentId: string; perLocale: PerLocale }

/** The same for several documents of a collection, in a few statements however many they are. */
export async function indexDocuments(
  req: PayloadRequest,
  collection: string,
  documents: readonly FindableDocument[],
  only?: number,
): Promise<void> {
  if (!isSearchable(collection)) return
  const db = await databaseOf(req)
  const { active, building } = await readGenerations(db)
  const generations = only === undefined ? [active, ...(building === null ? [] : [building])] : [only]
  const brandNames = await readBrandNames(db, documents, only)
  const described = documents.map(({ documentId, perLocale }) => ({
    collection,
    documentId,
    rows: describeDocument(req.payload, { collection, documentId, perLocale, brandNames }),
  }))
  await writeRows(db, described, generations)
}

/** Takes a document out of the index that is gone for good or in the trash. */
export const forgetDocument = (req: PayloadRequest, collection: string, documentId: string): Promise<void> =>
  indexDocument(req, collection, documentId, { ru: null, kk: null })

async function readBrandNames(
  db: Database,
  documents: readonly FindableDocument[],
  generation: number | undefined,
): Promise<BrandNames> {
  const ids = documents.flatMap(({ perLocale: { ru, kk } }) => idOf((ru ?? kk)?.brand) ?? [])
  if (ids.length === 0) return new Map()
  const found = await db.execute(sql`
    select document_id, locale, title from search_documents
    where collection = 'brands' and generation = ${generation === undefined ? activeGeneration : generation}
      and document_id in (select jsonb_array_elements_text(${JSON.stringify([...new Set(ids)])}::jsonb))
  `)
  return new Map(found.rows.map((row) => [`${row.locale}:${row.document_id}`, String(row.title)]))
}
