import { BasePayload, type Payload } from 'payload'
import { createConfig } from '../src/config.ts'
import type { CmsEnv } from '../src/env.ts'
import { freshName, runSql, template, testEnv } from './test-server.ts'

export type TestCms = { payload: Payload; databaseUrl: string; close: () => Promise<void> }

/** A CMS on a migrated, empty database of its own. */
export async function openCms(extra: Partial<CmsEnv> = {}): Promise<TestCms> {
  const name = freshName()
  await runSql('postgres', `create database ${name} template ${template}`)
  const env = { ...(await testEnv(name)), ...extra }
  const payload = await new BasePayload().init({ config: createConfig(env) })
  const close = async () => {
    await payload.destroy()
    await runSql('postgres', `drop database ${name} with (force)`)
  }
  return { payload, databaseUrl: env.databaseUrl, close }
}
