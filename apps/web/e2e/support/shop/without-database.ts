import { expect } from '@playwright/test'
import pg from 'pg'
import { readTestEnv } from '../test-env.ts'

const { databaseUrl, webUrl } = readTestEnv()

/** Does `work` while PostgreSQL takes no connection to the shop's database and has ended those it had. */
export async function withoutDatabase(work: () => Promise<void>): Promise<void> {
  const url = new URL(databaseUrl)
  const name = url.pathname.slice(1)
  url.pathname = '/postgres'
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  try {
    await client.query(`alter database ${client.escapeIdentifier(name)} allow_connections false`)
    await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
    await work()
  } finally {
    await client.query(`alter database ${client.escapeIdentifier(name)} allow_connections true`)
    await client.end()
  }
}

/** The shop once it has found its database again. */
export const back = (path: string) =>
  expect.poll(async () => (await fetch(`${webUrl}${path}`)).status, { timeout: 30_000 }).toBe(200)
