import path from 'node:path'
import pg from 'pg'
import { OperatorError, type ToolingEnv } from '../env.ts'
import { openCluster } from './cluster.ts'

/** `adopted`: it ran already, for somebody who may still need it. */
export type Database = { url: string; adopted: boolean; stop: () => Promise<void> }

/** The given database, or the embedded one in the data folder. @throws a sentence when it cannot be reached. */
export async function openDatabase(env: ToolingEnv, password: string): Promise<Database> {
  if (env.databaseUrl) {
    await requireAnswer(env.databaseUrl)
    return { url: env.databaseUrl, adopted: true, stop: async () => undefined }
  }
  const cluster = await openCluster(path.join(env.dataDir, 'postgres'), password)
  const server = `postgres://estu:${password}@127.0.0.1:${cluster.port}`
  await createDatabase(`${server}/postgres`, 'estu')
  return { url: `${server}/estu`, adopted: cluster.adopted, stop: cluster.stop }
}

/** Creates a database unless it exists. */
export async function createDatabase(serverUrl: string, name: string): Promise<void> {
  await withClient(serverUrl, async (client) => {
    const found = await client.query('select 1 from pg_database where datname = $1', [name])
    if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`)
  })
}

/** Lends a connection and takes it back, whatever happens. */
export async function withClient<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}

async function requireAnswer(url: string): Promise<void> {
  try {
    await withClient(url, (client) => client.query('select 1'))
  } catch (error) {
    const reason = error instanceof Error ? error.message || String((error as { code?: string }).code) : String(error)
    throw new OperatorError(
      `the database named by DATABASE_URL does not answer (${reason}). Check its address, name and password.`,
    )
  }
}
