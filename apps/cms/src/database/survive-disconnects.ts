import type { Payload } from 'payload'

/**
 * Trap: neither Payload's pool nor a connection taken from it has an `error` listener, so a database restart would end
 * every plain Node process that holds one, idle or in the middle of a transaction. The pool itself replaces the
 * connection, and whoever was using it is refused; the process only has to live.
 */
export function surviveDisconnects(payload: Payload): void {
  const { pool } = payload.db
  const heard = new WeakSet<object>()
  pool.on('error', (error) => {
    payload.logger.warn(`The database closed an idle connection: ${error.message}`)
  })
  pool.on('acquire', (client) => {
    if (heard.has(client)) return
    heard.add(client)
    client.on('error', (error) => {
      payload.logger.warn(`The database closed a connection in use: ${error.message}`)
    })
  })
}
