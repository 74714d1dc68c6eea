import { createHash } from 'node:crypto'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { PgDialect } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Payload } from 'payload'

/** What answers a statement. */
export type Answers = { execute: (statement: SQL) => PromiseLike<{ rows: Record<string, unknown>[] }> }

const dialect = new PgDialect()

/**
 * Asks by statements that each connection plans once, not each time: for long ones whose text is the same whatever is
 * asked. Not inside a transaction.
 */
export const preparedOn = (payload: Payload): Answers => ({
  execute: (statement) => {
    const { sql: text, params } = dialect.sqlToQuery(statement)
    const name = createHash('sha1').update(text).digest('base64url')
    return payload.db.pool.query({ name, text, values: params })
  },
})
