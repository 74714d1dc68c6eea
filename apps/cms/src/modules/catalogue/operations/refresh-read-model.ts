import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { reindex } from './reindex.ts'

/** To be raised with every change of what `catalogue_items`, `search_documents` or `content_changes` hold. */
const version = 6

/** Makes the read model anew where it was made by other code, or never. @returns whether it was. */
export async function refreshReadModel(payload: Payload): Promise<boolean> {
  const { drizzle } = payload.db
  const made = await drizzle.execute(sql`select version from read_models where name = 'catalogue'`)
  if (Number(made.rows[0]?.version) === version) return false
  await reindex(payload)
  await drizzle.execute(sql`
    insert into read_models (name, version) values ('catalogue', ${version})
    on conflict (name) do update set version = excluded.version
  `)
  return true
}
