import { getPayload } from 'payload'
import { createConfig } from '../../src/config.ts'
import { ownerOf } from '../../src/setup/owner/owner.fixture.ts'
import { parseOwner } from '../../src/setup/owner/read-owner-file.ts'
import { closeCms, type TestCms } from '../support/open-cms.ts'
import { freshName, runSql, testEnv } from '../support/test-server.ts'

/** A CMS on a database without a single table. */
export async function openOnEmptyDatabase(): Promise<TestCms> {
  const name = freshName()
  await runSql('postgres', `create database ${name}`)
  const env = await testEnv(name)
  const payload = await getPayload({ config: createConfig(env), key: name })
  return { payload, key: name, databaseUrl: env.databaseUrl, close: () => closeCms(payload, name) }
}

export function parsedOwner(own: Parameters<typeof ownerOf>[0] = {}) {
  const read = parseOwner(ownerOf(own))
  if (!read.ok) throw new Error(read.error)
  return read.value
}
