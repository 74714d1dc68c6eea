import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

/**
 * Trap: Payload's pool has no `error` listener, so a database restart would end every plain Node process that
 * holds an idle connection. The pool itself replaces the connection; the process only has to live.
 */
export function surviveIdleDisconnects(payload: Payload): void {
  const { pool } = payload.db as unknown as PostgresAdapter
  pool.on('error', (error) => {
    payload.logger.warn(`The database closed an idle connection: ${error.message}`)
  })
}
