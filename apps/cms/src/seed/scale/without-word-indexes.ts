import { sql } from '@payloadcms/db-postgres'
import pMap from 'p-map'
import type { Payload } from 'payload'
import { inTransaction } from '../../database/in-transaction.ts'
import { databaseOf } from '../../database/of-request.ts'

/** Indexes of one table are made independently, each by a connection of its own. */
const atOnce = 2

/**
 * Takes the indexes of words away while many documents are written, and makes them again as they were: made at once, one
 * takes a fraction of the time. Where the work fails they are made again too. Nobody can search meanwhile: for a
 * database that nobody looks at.
 */
export async function withoutWordIndexes(payload: Payload, work: () => Promise<unknown>): Promise<void> {
  const db = payload.db.drizzle
  const found = await db.execute(sql`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = current_schema() and tablename = 'search_documents' and indexdef like '%gin (terms)%'
  `)
  const indexes = found.rows as { name: string; definition: string }[]
  for (const { name } of indexes) await db.execute(sql`drop index ${sql.identifier(name)}`)
  try {
    await work()
  } finally {
    await pMap(indexes, ({ definition }) => makeIndex(payload, definition), { concurrency: atOnce })
  }
}

const makeIndex = (payload: Payload, definition: string) =>
  inTransaction(payload, 'ru', async (req) => {
    const within = await databaseOf(req)
    await within.execute(sql`set local maintenance_work_mem = '256MB'`)
    await within.execute(sql.raw(definition))
  })
