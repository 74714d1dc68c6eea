import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { inTransaction } from '../../../database/in-transaction.ts'
import { reindexSearch } from '../../search/index.ts'
import { rebuildFacetBits } from '../facets/rebuild-bits.ts'
import { listedCollections } from './is-listed.ts'
import { updateReadModel } from './update-read-model.ts'

/** So many documents are read and written in one transaction. */
const blockSize = 500

export type ReindexProgress = { collection: string; done: number }

/**
 * Makes everything that lists and search keep anew, block by block, while the shop is open: a document that is saved
 * meanwhile waits for its block, or the block for it. Facet bits change over whole at the end.
 */
export async function reindex(payload: Payload, onProgress?: (progress: ReindexProgress) => void): Promise<void> {
  for (const collection of listedCollections) await reindexCollection(payload, collection, onProgress)
  await rebuildFacetBits(payload)
  await reindexSearch(payload, {
    onProgress: (collection, done) => onProgress?.({ collection: `search: ${collection}`, done }),
  })
}

async function reindexCollection(
  payload: Payload,
  collection: (typeof listedCollections)[number],
  onProgress?: (progress: ReindexProgress) => void,
): Promise<void> {
  const { drizzle } = payload.db
  const table = sql.identifier(collection)
  await drizzle.execute(sql`
    delete from catalogue_items where collection = ${collection} and document_id not in (select id from ${table})
  `)
  let after = '00000000-0000-0000-0000-000000000000'
  for (let done = 0; ; ) {
    const found = await drizzle.execute(sql`
      select id from ${table} where id > ${after}::uuid order by id limit ${blockSize}
    `)
    const ids = found.rows.map(({ id }) => String(id))
    if (ids.length === 0) return
    await inTransaction(payload, 'ru', (req) => updateReadModel(req, collection, ids))
    after = ids.at(-1) ?? after
    done += ids.length
    onProgress?.({ collection, done })
  }
}
