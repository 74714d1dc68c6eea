import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../../database/of-request.ts'

/** Keeps a document to this request until its transaction ends. @returns whether it lies in the trash; null when gone. */
export async function holdDocument(req: PayloadRequest, table: string, id: string): Promise<boolean | null> {
  const db = await databaseOf(req)
  // Not `for update`: that would also stop whoever merely saves a reference to this document.
  const found = await db.execute(sql`
    select deleted_at is not null as trashed from ${sql.identifier(table)} where id = ${id}::uuid for no key update
  `)
  const row = found.rows[0]
  return row ? row.trashed === true : null
}

export type DocumentKey = { collection: string; id: string }

/** One order for everybody who holds several, so that nobody waits in a circle. */
const keysOf = (documents: readonly DocumentKey[]) =>
  [...new Set(documents.map(({ collection, id }) => `${collection}:${id}`))].toSorted()

/** Whoever throws a document away waits for those who are publishing a reference to it, and they for them. */
export async function holdReferencesTo(req: PayloadRequest, document: DocumentKey): Promise<void> {
  const db = await databaseOf(req)
  for (const key of keysOf([document])) await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
}

/** Whoever publishes references: many at once, but none while one of these documents is being thrown away. */
export async function shareReferencesTo(req: PayloadRequest, documents: readonly DocumentKey[]): Promise<void> {
  const db = await databaseOf(req)
  for (const key of keysOf(documents)) {
    await db.execute(sql`select pg_advisory_xact_lock_shared(hashtextextended(${key}, 0))`)
  }
}
