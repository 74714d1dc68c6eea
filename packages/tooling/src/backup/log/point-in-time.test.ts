import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDataFolder, readSecrets } from '../../data-folder.ts'
import { type Cluster, openCluster } from '../../database/cluster.ts'
import { createDatabase, withClient } from '../../database/open-database.ts'
import { createBackup } from '../create-backup.ts'
import { restoreBackup } from '../restore/restore-backup.ts'
import { archiveLog, endLog } from './archive-log.ts'
import { fileOfPart, listParts, logFolderOf, pruneLog } from './log-folder.ts'

const key = { bytes: randomBytes(32), place: 'a test', isNew: false }

let folder: string
let backups: string
let url: string
let cluster: string
let server: Cluster
let made: Awaited<ReturnType<typeof createBackup>>
/** Between the second and the third order. */
let moment: Date

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'estu-log-'))
  // The server runs as another user where the tests run as root.
  await chmod(folder, 0o711)
  backups = path.join(folder, 'backups')
  const dataDir = path.join(folder, 'shop')
  await openDataFolder(dataDir)
  const { databasePassword } = await readSecrets(dataDir)
  cluster = path.join(dataDir, 'postgres')
  server = await openCluster(cluster, databasePassword)
  const address = `postgres://estu:${databasePassword}@127.0.0.1:${server.port}`
  await createDatabase(`${address}/postgres`, 'estu')
  url = `${address}/estu`
  await ask(`create table orders (reference text); insert into orders values ('before')`)
  const options = { folder: backups, key, now: () => new Date(), toolFolders: [] }
  made = await createBackup({ dataDir, databaseUrl: url, cluster, release: '0.1.0' }, options)
  await order('second')
  moment = new Date((await ask('select clock_timestamp() as now')).rows[0].now)
  await putAway()
  await order('third')
  await putAway()
})
afterAll(async () => {
  await server?.stop()
  await rm(folder, { recursive: true, force: true })
})

const ask = (statement: string) => withClient(url, (client) => client.query(statement))
const order = (reference: string) => ask(`insert into orders values ('${reference}')`)
const putAway = () => archiveLog({ url, cluster, folder: logFolderOf(backups), key: key.bytes })
const restore = (dataDir: string, until: { moment: Date | null; logFolder?: string }) =>
  restoreBackup({
    file: made.file,
    key: key.bytes,
    dataDir,
    databaseUrl: undefined,
    migrations: [],
    toolFolders: [],
    until: { logFolder: logFolderOf(backups), ...until },
    step: (_name, work) => work(),
  })

async function ordersIn(dataDir: string): Promise<string[]> {
  const { databasePassword } = await readSecrets(dataDir)
  const again = await openCluster(path.join(dataDir, 'postgres'), databasePassword)
  try {
    const address = `postgres://estu:${databasePassword}@127.0.0.1:${again.port}/estu`
    const { rows } = await withClient(address, (client) => client.query('select reference from orders order by 1'))
    return rows.map(({ reference }) => reference)
  } finally {
    await again.stop()
  }
}

it('puts the log of changes away, encrypted, and each part once', async () => {
  const parts = await listParts(logFolderOf(backups))
  expect(parts.length).toBeGreaterThan(1)
  for (const part of parts)
    expect((await readFile(fileOfPart(logFolderOf(backups), part))).includes('third'), part).toBe(false)
  expect(await putAway()).toBeLessThan(2)
})

it('brings a shop to a moment after its backup, and to the end of the log', async () => {
  await restore(path.join(folder, 'moment'), { moment })
  expect(await ordersIn(path.join(folder, 'moment'))).toEqual(['before', 'second'])
  await restore(path.join(folder, 'end'), { moment: null })
  expect(await ordersIn(path.join(folder, 'end'))).toEqual(['before', 'second', 'third'])
})

it.each([
  ['before the backup', () => ({ moment: new Date(0) }), 'for an earlier moment take an earlier backup'],
  [
    'after the log',
    () => ({ moment: new Date(Date.now() + 3_600_000) }),
    'recovery ended before configured recovery target',
  ],
  ['without a log', () => ({ moment: null, logFolder: '/nowhere' }), 'holds no log of changes to go on with'],
  ['with a damaged log', () => ({ moment: null, logFolder: path.join(folder, 'damaged') }), 'is cut off'],
])('refuses a moment %s, and leaves nothing', async (_name, until, words) => {
  const parts = await listParts(logFolderOf(backups))
  const damaged = path.join(folder, 'damaged')
  await openDataFolder(damaged)
  for (const part of parts)
    await writeFile(fileOfPart(damaged, part), (await readFile(fileOfPart(logFolderOf(backups), part))).subarray(0, 60))
  const dataDir = path.join(folder, 'refused')
  await expect(restore(dataDir, until())).rejects.toThrow(words)
  expect(await readdir(dataDir)).toEqual([])
})

it('removes parts that were put away before the backups of the last days, and no others', async () => {
  const parts = await listParts(logFolderOf(backups))
  await utimes(fileOfPart(logFolderOf(backups), parts[0] ?? ''), 0, 0)
  expect(await pruneLog(backups)).toBe(1)
  expect(await listParts(logFolderOf(backups))).toEqual(parts.slice(1))
  await putAway()
  expect(await listParts(logFolderOf(backups))).not.toContain(parts[0])
})

it('lets the server keep its log short once nobody puts it away', async () => {
  await endLog(url)
  expect((await ask('select * from pg_replication_slots')).rows).toEqual([])
})
