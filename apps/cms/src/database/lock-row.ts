import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from './of-request.ts'

/** Keeps a document to this request until its transaction ends; whoever else wants to change it waits. */
export async function lockRow(req: PayloadRequest, table: string, id: string): Promise<void> {
  const db = await databaseOf(req)
  await db.execute(sql`select 1 from ${sql.identifier(table)} where id = ${id}::uuid for update`)
}

/** The same for a document of a collection, or for a single one by its slug, which has no row of its own to wait for. */
export async function lockDocument(req: PayloadRequest, collection: string, id: string): Promise<void> {
  if (collection !== 'globals') return lockRow(req, collection.replaceAll('-', '_'), id)
  const db = await databaseOf(req)
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`globals/${id}`}, 0))`)
}
