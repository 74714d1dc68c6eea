import type { Payload } from 'payload'

/** Two that prepare one database would each find it free. */
const lockName = 'estu.setup'

/** Waits until nobody else prepares this database, and keeps others waiting meanwhile. */
export const withSetupLock = <T>(payload: Payload, work: () => Promise<T>): Promise<T> =>
  withLock(payload, 'select pg_advisory_lock(hashtext($1)) is not null as locked', async () => work()) as Promise<T>

/** The same without waiting. @returns null where somebody else prepares this database */
export const ifSetupLock = <T>(payload: Payload, work: () => Promise<T>): Promise<T | null> =>
  withLock(payload, 'select pg_try_advisory_lock(hashtext($1)) as locked', work)

/** The lock is the connection's: a process that is killed lets go of it. */
async function withLock<T>(payload: Payload, statement: string, work: () => Promise<T>): Promise<T | null> {
  const client = await payload.db.pool.connect()
  try {
    const { rows } = await client.query<{ locked: boolean }>(statement, [lockName])
    if (!rows[0]?.locked) return null
    try {
      return await work()
    } finally {
      await client.query('select pg_advisory_unlock(hashtext($1))', [lockName])
    }
  } finally {
    client.release()
  }
}
