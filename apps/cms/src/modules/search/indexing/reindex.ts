import { type SearchableCollection, searchableCollections } from '@estu/domain/search/search-kind'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { inTransaction } from '../../../database/in-transaction.ts'
import { databaseOf } from '../../../database/of-request.ts'
import { collectWords } from './collect-words.ts'
import { beginGeneration, type Database, switchGeneration } from './generations.ts'
import { indexDocuments } from './index-documents.ts'
import { readPublished } from './read-published.ts'

const block = 50
const first = '00000000-0000-0000-0000-000000000000'

type Progress = (collection: string, documents: number) => void

/**
 * Builds the whole index anew beside the one that is read, in blocks of documents each in a transaction of its own, and
 * switches over when it is complete. What is saved meanwhile goes into both.
 * @returns how many documents were read; null where another build was begun meanwhile, which goes on alone.
 */
export async function reindexSearch(
  payload: Payload,
  { onProgress }: { onProgress?: Progress } = {},
): Promise<number | null> {
  const db = await databaseOf(await createLocalReq({}, payload))
  const building = await beginGeneration(db)
  let total = 0
  for (const collection of searchableCollections) {
    let read = 0
    for (let after: string | null = first; after !== null; ) {
      const done: Block = await indexBlock(payload, collection, after, building)
      after = done.last
      read += done.documents
      onProgress?.(collection, read)
    }
    total += read
  }
  while ((await collectWords(payload)) > 0);
  if (!(await switchGeneration(db, building))) return null
  await removeOlder(db, building)
  return total
}

type Block = { last: string | null; documents: number }

/** The documents are kept from being saved until their rows are written, for the moment that takes. */
const indexBlock = (payload: Payload, collection: SearchableCollection, after: string, building: number) =>
  inTransaction(payload, 'ru', async (req): Promise<Block> => {
    const db = await databaseOf(req)
    const found = await db.execute(sql`
      select id from ${sql.identifier(collection)} where id > ${after}::uuid and deleted_at is null
      order by id limit ${block} for share
    `)
    const ids = found.rows.map(({ id }) => String(id))
    if (ids.length === 0) return { last: null, documents: 0 }
    await indexDocuments(req, collection, await readPublished(req, collection, ids), building)
    return { last: ids.at(-1) ?? null, documents: ids.length }
  })

async function removeOlder(db: Database, active: number): Promise<void> {
  for (;;) {
    const gone = await db.execute(sql`
      delete from search_documents
      where id in (select id from search_documents where generation < ${active} limit 1000) returning id
    `)
    if (gone.rows.length === 0) return
  }
}
