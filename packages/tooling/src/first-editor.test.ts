import { mkdtemp, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Cluster, openCluster } from './database/cluster.ts'
import { withClient } from './database/open-database.ts'
import { oneTimePassword } from './first-editor.ts'

let folder: string
let cluster: Cluster
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'estu-editor-'))
  cluster = await openCluster(path.join(folder, 'postgres'), 'only-for-this-test')
}, 60_000)
afterAll(async () => {
  await cluster.stop()
  await rm(folder, { recursive: true, force: true })
})

it('tells the one-time password at each start until its owner has replaced it, and then keeps nothing', async () => {
  const databaseUrl = `postgres://estu:only-for-this-test@127.0.0.1:${cluster.port}/postgres`
  const run = (statement: string) => withClient(databaseUrl, (client) => client.query(statement))
  await run('create table staff (email text, must_change_password boolean)')
  await run(`insert into staff values ('editor@estu.example', true)`)
  const where = { dataDir: folder, databaseUrl }
  const first = { email: 'editor@estu.example', password: 'once' }
  expect(await oneTimePassword(where, null)).toBeNull()
  expect(await oneTimePassword(where, first)).toEqual(first)
  expect(await oneTimePassword(where, null)).toEqual(first)
  await run('update staff set must_change_password = false')
  expect(await oneTimePassword(where, null)).toBeNull()
  expect(await readdir(folder)).toEqual(['postgres'])
})
