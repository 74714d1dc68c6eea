import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

export type Statement = { text: string; values: unknown[] }

type Given = string | { text: string; values?: unknown[] }

/** Hears every statement that goes to the database outside of a transaction. @returns what ends it. */
export function hearStatements(payload: Payload, hear: (statement: Statement) => void): () => void {
  const { pool } = payload.db as unknown as PostgresAdapter
  const query = pool.query
  const heard = (given: Given, ...rest: [unknown[]?, ...unknown[]]) => {
    const { text, values = rest[0] ?? [] } = typeof given === 'string' ? { text: given } : given
    hear({ text, values })
    return Reflect.apply(query, pool, [given, ...rest])
  }
  pool.query = heard as typeof pool.query
  return () => {
    pool.query = query
  }
}
