import { isSearchable } from '@estu/domain/search/search-kind'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'
import { idOf } from '../../../fields/id-of.ts'
import { type BrandNames, describeDocument, type PerLocale } from './describe-document.ts'
import { activeGeneration, type Database, readGenerations } from './generations.ts'
import { writeRows } from './write-rows.ts'

export type FindableDocument = { documentId: string; perLocale: PerLocale }

/**
 * Writes what can be found of documents in the request's own transaction: a row for each language in which one is
 * public, none for the others; a few statements however many they are. Collections that are not searched are passed over.
 * @param only the one generation to write; all that are read or being built where none is named.
 */
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
