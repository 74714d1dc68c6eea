import pg from 'pg'
import { readTestEnv } from '../test-env.ts'

const { databaseUrl } = readTestEnv()

/** Asks the shop's own database, for what no visitor and no editor can see or wait for. */
export async function queryShop<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end()
  }
}
