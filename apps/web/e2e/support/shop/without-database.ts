import { setTimeout } from 'node:timers/promises'
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

/** Waits until the shop has found its database again. @throws where it does not within half a minute */
export async function back(path: string): Promise<void> {
  const until = Date.now() + 30_000
  for (;;) {
    const { status } = await fetch(`${webUrl}${path}`)
    if (status === 200) return
    if (Date.now() > until) throw new Error(`${path} still answers ${status}`)
    await setTimeout(250)
  }
}
