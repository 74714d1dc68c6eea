import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { databaseOf } from '../database/of-request.ts'

/** Every piece of demo content that was ever created here, deleted ones included. */
export async function seededKeys(payload: Payload): Promise<Set<string>> {
  const adapter = payload.db as unknown as PostgresAdapter
  const found = await adapter.drizzle.execute(sql`select key from seed_entries`)
  return new Set(found.rows.map((row) => String(row.key)))
}

/** A piece of the demo content and the document that it became; `globals` for a single document. */
export type SeedEntry = { key: string; collection: string; id: string }

/** Remembers, in the documents' own transaction, that these pieces were created. */
export async function rememberEntries(req: PayloadRequest, entries: readonly SeedEntry[]): Promise<void> {
  const db = await databaseOf(req)
  await db.execute(sql`
    insert into seed_entries (key, collection, document_id)
    select key, collection, id from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
      as entry(key text, collection text, id text)
    on conflict do nothing
  `)
}
