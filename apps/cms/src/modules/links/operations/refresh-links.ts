import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { fillLinks } from './fill-links.ts'

/** To be raised with every change of what is taken for a link or of how links are judged. */
const version = 1

/** Takes in the links of a site that is older than the report, or judges them by newer rules. @returns whether it did. */
export async function refreshLinks(payload: Payload): Promise<boolean> {
  const { drizzle } = payload.db
  const made = await drizzle.execute(sql`select version from read_models where name = 'links'`)
  if (Number(made.rows[0]?.version) === version) return false
  await fillLinks(payload)
  await drizzle.execute(sql`
    insert into read_models (name, version) values ('links', ${version})
    on conflict (name) do update set version = excluded.version
  `)
  return true
}
