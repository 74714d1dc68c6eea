import { isSearchable } from '@estu/domain/search/search-kind'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { inTransaction } from '../../../database/in-transaction.ts'
import { databaseOf } from '../../../database/of-request.ts'
import { activeGeneration } from './generations.ts'
import { indexDocuments } from './index-documents.ts'
import { readPublished } from './read-published.ts'

const block = 50

/** Where a run left off: the id of the last row that was looked at. */
export type DependentsCursor = string

/**
 * Writes anew the next rows of documents that name another one, as products name their brand.
 * @returns where to go on; null when all are done.
 */
export async function reindexDependents(
  payload: Payload,
  changed: { collection: string; documentId: string },
  after: DependentsCursor = '',
): Promise<DependentsCursor | null> {
  const mark = `${changed.collection}:${changed.documentId}`
  return inTransaction(payload, 'ru', async (req) => {
    const db = await databaseOf(req)
    const found = await db.execute(sql`
      select distinct collection || ' ' || document_id as key from search_documents
      where generation = ${activeGeneration} and names @> array[${mark}]
        and collection || ' ' || document_id > ${after}
      order by 1 limit ${block}
    `)
    const keys = found.rows.map(({ key }) => String(key).split(' ') as [string, string])
    for (const collection of new Set(keys.map(([collection]) => collection))) {
      if (!isSearchable(collection)) continue
      const ids = keys.flatMap(([of, id]) => (of === collection ? [id] : []))
      await db.execute(sql`
        select 1 from ${sql.identifier(collection)}
        where id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid) order by id for share
      `)
      await indexDocuments(req, collection, await readPublished(req, collection, ids))
    }
    return keys.length === block ? (keys.at(-1)?.join(' ') ?? null) : null
  })
}
