import { sql } from '@payloadcms/db-postgres'
import pMap from 'p-map'
import type { Payload } from 'payload'
import { inTransaction } from '../../../database/in-transaction.ts'
import { walkIds } from '../../../database/keyset-pages.ts'
import { beginIndexBuild, finishIndexBuild, searchableCollections } from '../../search/index.ts'
import { rebuildFacetBits } from '../facets/rebuild-bits.ts'
import { isListed } from '../items/is-listed.ts'
import { updateReadModel } from './update-read-model.ts'

/** So many documents are read and written in one transaction; whoever saves one of them waits for that long. */
const blockSize = 200
/** While the database writes one block, the next is read and analysed. */
const atOnce = 2

export type ReindexProgress = { collection: string; done: number }

/**
 * Makes everything that lists and search keep anew, block by block, while the shop is open: a document that is saved
 * meanwhile waits for its block, or the block for it. Facet bits and the index of words change over whole at the end.
 */
export async function reindex(payload: Payload, onProgress?: (progress: ReindexProgress) => void): Promise<void> {
  const building = await beginIndexBuild(payload)
  for (const collection of searchableCollections) {
    if (isListed(collection)) await removeListedStrays(payload, collection)
    let done = 0
    const block = async (rows: readonly { id: string }[]) => {
      const ids = rows.map(({ id }) => id)
      await inTransaction(payload, 'ru', (req) => updateReadModel(req, collection, ids, building))
      done += ids.length
      onProgress?.({ collection, done })
    }
    await pMap(walkIds(payload, collection, blockSize), block, { concurrency: atOnce })
  }
  await rebuildFacetBits(payload)
  await finishIndexBuild(payload, building)
}

/** Rows of documents that are there no more. */
const removeListedStrays = (payload: Payload, collection: string) =>
  payload.db.drizzle.execute(sql`
    delete from catalogue_items
    where collection = ${collection} and document_id not in (select id from ${sql.identifier(collection)})
  `)
