import type { Payload } from 'payload'

/** How many statements some work sends. Trap: only what is not in a transaction goes through the pool itself. */
export async function statementsOf({ db: { pool } }: Payload, work: () => Promise<unknown>): Promise<number> {
  const query = pool.query.bind(pool) as (...args: unknown[]) => unknown
  let sent = 0
  Object.assign(pool, {
    query: (...args: unknown[]) => {
      sent += 1
      return query(...args)
    },
  })
  await work()
  Reflect.deleteProperty(pool, 'query')
  return sent
}
