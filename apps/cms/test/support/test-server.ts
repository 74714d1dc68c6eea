import { randomBytes } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { type CmsEnv, readCmsEnv } from '../../src/env.ts'

export const template = 'estu_template'

/** The throw-away server the test command started. */
function serverUrl(): string {
  const url = process.env.TEST_SERVER_URL
  if (!url) throw new Error('TEST_SERVER_URL is missing: run the tests with `pnpm test:integration`.')
  return url
}

export async function runSql(database: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: `${serverUrl()}/${database}` })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

/** The environment of a CMS process on one of the server's databases. */
export async function testVariables(database: string): Promise<Record<string, string>> {
  return {
    DATABASE_URL: `${serverUrl()}/${database}`,
    DATABASE_POOL_MAX: '10',
    PAYLOAD_SECRET: 'a-secret-for-tests-that-protects-nothing',
    PREVIEW_SECRET: 'another-secret-for-tests-with-no-worth',
    CMS_URL: 'http://localhost:3001',
    WEB_URL: 'http://localhost:3000',
    MEDIA_DIR: await mkdtemp(path.join(process.env.TEST_FOLDER ?? os.tmpdir(), 'estu-media-')),
  }
}

export const testEnv = async (database: string): Promise<CmsEnv> => readCmsEnv(await testVariables(database))

export const freshName = () => `test_${randomBytes(6).toString('hex')}`
