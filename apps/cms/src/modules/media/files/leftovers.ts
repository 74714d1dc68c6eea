import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'

type Database = Awaited<ReturnType<typeof databaseOf>>
type Upload = 'media' | 'videos'

const list = (names: readonly string[]) =>
  sql.join(
    names.map((name) => sql`${name}`),
    sql`, `,
  )

async function note(db: Database, collection: Upload, names: readonly string[]): Promise<void> {
  if (names.length === 0) return
  await db.execute(sql`
    insert into upload_leftovers (collection, filename) select ${collection}, unnest(array[${list(names)}]::text[])
  `)
}

/** Files about to be written are listed apart from the transaction: were it undone, nobody else would know of them. */
export const noteUnstored = (req: PayloadRequest, collection: Upload, names: readonly string[]) =>
  note(req.payload.db.drizzle as Database, collection, names)

/** Files that no document shows once this transaction is stored. */
export const noteReplaced = async (req: PayloadRequest, collection: Upload, names: readonly string[]) =>
  note(await databaseOf(req), collection, names)

/** Files that a document shows once this transaction is stored. */
export async function noteStored(req: PayloadRequest, collection: Upload, names: readonly string[]): Promise<void> {
  if (names.length === 0) return
  const db = await databaseOf(req)
  await db.execute(sql`delete from upload_leftovers where collection = ${collection} and filename in (${list(names)})`)
}
