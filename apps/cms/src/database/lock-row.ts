import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from './of-request.ts'

/** Keeps a document to this request until its transaction ends; whoever else wants to change it waits. */
export async function lockRow(req: PayloadRequest, table: string, id: string): Promise<void> {
  const db = await databaseOf(req)
  await db.execute(sql`select 1 from ${sql.identifier(table)} where id = ${id}::uuid for update`)
}
