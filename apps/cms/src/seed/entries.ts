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

/** Remembers, in the documents' own transaction, that these pieces were created. */
export async function rememberKeys(req: PayloadRequest, keys: readonly string[]): Promise<void> {
  const db = await databaseOf(req)
  await db.execute(sql`
    insert into seed_entries (key) select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb)
    on conflict do nothing
  `)
}
