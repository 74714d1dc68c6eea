import { type Config, getPayload, type Payload } from 'payload'
import { collections } from '../../src/config/collections.ts'
import { globals } from '../../src/config/globals.ts'
import { plugins } from '../../src/config/plugins.ts'
import { createConfig } from '../../src/config.ts'
import type { CmsEnv } from '../../src/env.ts'
import { freshName, runSql, template, testEnv } from './test-server.ts'

/** `key` is what Payload's own handlers find this CMS by. */
export type TestCms = { payload: Payload; key: string; databaseUrl: string; close: () => Promise<void> }

/** A CMS on a database of its own: a migrated, empty one, or a copy of another. */
export async function openCms(extra: Partial<CmsEnv> = {}, copied = template): Promise<TestCms> {
  const name = freshName()
  await runSql('postgres', `create database ${name} template ${copied}`)
  const env = { ...(await testEnv(name)), ...extra }
  const payload = await getPayload({ config: createConfig(env), key: name })
  const close = () => closeCms(payload, name)
  return { payload, key: name, databaseUrl: env.databaseUrl, close }
}

/** Ends a CMS and drops its database; Payload itself would keep it until the process ends, which runs further files. */
export async function closeCms(payload: Payload, name: string): Promise<void> {
  await payload.destroy()
  ;(globalThis as { _payload?: Map<string, unknown> })._payload?.delete(name)
  await runSql('postgres', `drop database ${name} with (force)`)
}

/** All collections and single documents with what the plugins add, before Payload fills in its own defaults. */
export async function configured(): Promise<Required<Pick<Config, 'collections' | 'globals'>>> {
  const env = { mediaDir: '/media', cmsUrl: 'https://cms.example' } as CmsEnv
  let config = { collections: collections(env), globals: globals() } as Config
  for (const plugin of plugins()) config = await plugin(config)
  return { collections: config.collections ?? [], globals: config.globals ?? [] }
}
