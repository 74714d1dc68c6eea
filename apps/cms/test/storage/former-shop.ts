import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import pg from 'pg'
import type { CmsEnv } from '../../src/env.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { freshName, runSql } from '../support/test-server.ts'
import facts from './fixtures/former-schema-shop.json' with { type: 'json' }

export type Row = Record<string, unknown>
export type FormerShop = { cms: TestCms; facts: typeof facts; ask: (sql: string) => Promise<Row[]> }

const dump = path.join(import.meta.dirname, 'fixtures/former-schema-shop.sql.br')

/** The shop as an earlier release left it, opened by this one and not yet migrated; see `fixtures/README.md`. */
export async function openFormerShop(extra: Partial<CmsEnv>): Promise<FormerShop> {
  const loaded = freshName()
  await runSql('postgres', `create database ${loaded}`)
  const sql = await promisify(brotliDecompress)(await readFile(dump))
  await runSql(loaded, sql.toString('utf8'))
  const cms = await openCms(extra, loaded)
  await runSql('postgres', `drop database ${loaded}`)
  return { cms, facts, ask: (text) => askDatabase(cms.databaseUrl, text) }
}

export async function askDatabase(databaseUrl: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}
