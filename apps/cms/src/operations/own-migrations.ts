import { type Payload, readMigrationFiles } from 'payload'

/** The names of the migrations that this release brings, read from its folder. */
export async function listOwnMigrations(payload: Payload): Promise<string[]> {
  const files = await readMigrationFiles({ payload })
  return files.map(({ name }) => name)
}
