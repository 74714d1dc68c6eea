import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { Database } from '../indexing/generations.ts'

/**
 * Runs a statement of the search by its indexes. Trap: PostgreSQL takes a match of a text vector for as cheap as one of
 * two numbers, so that for a common word and a `limit` it reads the whole table, long texts and all.
 */
export function byIndex<T>(payload: Payload, work: (db: Database) => Promise<T>): Promise<T> {
  return payload.db.drizzle.transaction(async (db) => {
    await db.execute(sql`set local enable_seqscan = off`)
    await db.execute(sql`set local jit = off`)
    return work(db)
  })
}
