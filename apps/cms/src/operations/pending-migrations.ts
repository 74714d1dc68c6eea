import type { Payload } from 'payload'

/** Which of these migrations the database has not had. @throws when the database does not answer */
export async function pendingMigrations(payload: Payload, names: readonly string[]): Promise<string[]> {
  const { rows } = await payload.db.pool.query<{ name: string }>('select name from payload_migrations')
  const done = new Set(rows.map(({ name }) => name))
  return names.filter((name) => !done.has(name))
}
