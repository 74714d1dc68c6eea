import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'
import { reindexDependents } from './reindex-dependents.ts'

/** Collections whose documents others name in their own rows. */
const named: readonly string[] = ['brands']

/** Leaves word, in the document's own transaction, that what names it is to be written anew. */
export async function queueDependents(req: PayloadRequest, collection: string, documentId: string): Promise<void> {
  if (!named.includes(collection)) return
  const db = await databaseOf(req)
  await db.execute(sql`insert into search_dependents (collection, document_id) values (${collection}, ${documentId})`)
}

/**
 * Writes anew one block of rows that name a changed document; the worker calls it until nothing is left. A process that
 * dies goes on where it was, or does a block twice.
 * @returns whether there was anything to do.
 */
export async function followDependents(payload: Payload): Promise<boolean> {
  const { drizzle } = payload.db
  const found = await drizzle.execute(sql`
    select id, collection, document_id, after from search_dependents
    where collection = any(${`{${named.join(',')}}`}::text[]) order by id limit 1
  `)
  const [first] = found.rows as { id: string; collection: string; document_id: string; after: string }[]
  if (!first) return false
  const { id, collection, document_id: documentId } = first
  const after = await reindexDependents(payload, { collection, documentId }, first.after)
  if (after === null) await drizzle.execute(sql`delete from search_dependents where id = ${id}`)
  else await drizzle.execute(sql`update search_dependents set after = ${after} where id = ${id}`)
  return true
}
