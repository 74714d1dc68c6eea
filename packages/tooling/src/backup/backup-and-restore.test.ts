import { randomBytes } from 'node:crypto'
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDataFolder, readSecrets } from '../data-folder.ts'
import { type Cluster, openCluster } from '../database/cluster.ts'
import { createDatabase, withClient } from '../database/open-database.ts'
import { createBackup } from './create-backup.ts'
import { restoreBackup } from './restore/restore-backup.ts'

const key = { bytes: randomBytes(32), place: 'a test', isNew: false }
const migrations = ['20260101_000000_first', '20260102_000000_second']

let folder: string
let backups: string
let shop: { dataDir: string; databaseUrl: string; cluster: string; release: string }
let server: Cluster
let made: Awaited<ReturnType<typeof createBackup>>

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'estu-backup-'))
  // The server runs as another user where the tests run as root.
  await chmod(folder, 0o711)
  backups = path.join(folder, 'backups')
  const dataDir = path.join(folder, 'shop')
  await openDataFolder(dataDir)
  const { databasePassword } = await readSecrets(dataDir)
  const cluster = path.join(dataDir, 'postgres')
  server = await openCluster(cluster, databasePassword)
  const address = `postgres://estu:${databasePassword}@127.0.0.1:${server.port}`
  await createDatabase(`${address}/postgres`, 'estu')
  shop = { dataDir, databaseUrl: `${address}/estu`, cluster, release: '0.1.0' }
  await run(shop.databaseUrl, tables)
  await mkdir(path.join(dataDir, 'media/2026'), { recursive: true })
  await writeFile(path.join(dataDir, 'media/2026/Слух аппараты.webp'), randomBytes(300_000))
  made = await whileOrdersCome(() => backUp())
})
afterAll(async () => {
  await server?.stop().catch(() => undefined)
  await rm(folder, { recursive: true, force: true })
})

const tables = `
  create table payload_migrations (name text, batch numeric);
  insert into payload_migrations select unnest(array['${migrations.join("','")}']), 1;
  create table orders (id uuid primary key default gen_random_uuid(), reference text unique not null);
  insert into orders (reference) select 'E-' || n from generate_series(1, 3000) as n;
  create table slot_claims (specialist_id uuid, starts_at timestamptz, ends_at timestamptz, appointment_id uuid);
  insert into slot_claims select gen_random_uuid(), now(), now() + '1 hour', gen_random_uuid() from generate_series(1, 500);
`

const run = (url: string, statement: string) => withClient(url, (client) => client.query(statement))
const backUp = (seconds = 0) =>
  createBackup(shop, {
    folder: backups,
    key,
    now: () => new Date(Date.UTC(2026, 10, 30, 4, 45, seconds)),
    toolFolders: [],
  })

/** Orders are placed all the time, so that the files of the database are of no single moment. */
async function whileOrdersCome<T>(work: () => Promise<T>): Promise<T> {
  let isOver = false
  const placing = withClient(shop.databaseUrl, async (client) => {
    for (let n = 0; !isOver; n += 1) await client.query(`insert into orders (reference) values ('M-${n}')`)
  })
  try {
    return await work()
  } finally {
    isOver = true
    await placing
  }
}

const restore = (dataDir: string, changed: Partial<Parameters<typeof restoreBackup>[0]> = {}) =>
  restoreBackup({
    file: made.file,
    key: key.bytes,
    dataDir,
    databaseUrl: undefined,
    migrations,
    toolFolders: [],
    step: (_name, run) => run(),
    ...changed,
  })

it('counts what the shop holds at one moment, while orders come', async () => {
  expect(path.basename(made.file)).toBe('estu-2026-11-30T04-45-00Z.backup')
  expect(await readdir(backups)).toEqual([path.basename(made.file)])
  const { facts } = made.manifest
  expect(facts.orders.count).toBeGreaterThan(3000)
  expect(facts.counts).toEqual({ orders: facts.orders.count, payload_migrations: 2, slot_claims: 500 })
  const bytes = await readFile(made.file)
  for (const clear of ['E-17', 'orders', 'databasePassword']) expect(bytes.includes(clear)).toBe(false)
})

it('brings a destroyed shop back to that moment: order numbers, taken times, media and secrets', async () => {
  const dataDir = path.join(folder, 'restored')
  await restore(dataDir)
  const { databasePassword } = await readSecrets(dataDir)
  expect(await readSecrets(dataDir)).toEqual(await readSecrets(shop.dataDir))
  const picture = 'media/2026/Слух аппараты.webp'
  expect(await readFile(path.join(dataDir, picture))).toEqual(await readFile(path.join(shop.dataDir, picture)))
  expect((await readdir(dataDir)).toSorted()).toEqual(['media', 'postgres', 'secrets.json'])
  const again = await openCluster(path.join(dataDir, 'postgres'), databasePassword)
  try {
    const url = `postgres://estu:${databasePassword}@127.0.0.1:${again.port}/estu`
    const of = (statement: string) => withClient(url, async (client) => (await client.query(statement)).rows)
    const numbers = (await of('select reference from orders')).map(({ reference }) => reference)
    expect(numbers).toHaveLength(made.manifest.facts.orders.count)
    expect(numbers).toEqual(expect.arrayContaining(['E-1', 'E-3000', 'M-0']))
    expect(await of('select * from slot_claims order by 1')).toEqual(
      await withClient(
        shop.databaseUrl,
        async (client) => (await client.query('select * from slot_claims order by 1')).rows,
      ),
    )
    await run(url, `insert into orders (reference) values ('after')`)
  } finally {
    await again.stop()
  }
})

it.each([
  ['cut off', (bytes: Buffer) => bytes.subarray(0, -100), {}, 'is cut off'],
  ['damaged', flipped, {}, 'is damaged after'],
  ['of another key', same, { key: randomBytes(32) }, 'was encrypted with another key'],
  [
    'of a newer schema',
    same,
    { migrations: migrations.slice(0, 1) },
    'newer database than this release knows (20260102',
  ],
  [
    'of files, for a database elsewhere',
    same,
    { databaseUrl: 'postgres://x@localhost/x' },
    'cannot go into the one named by',
  ],
])('refuses a backup that is %s, and writes nothing', async (_name, change, changed, words) => {
  const file = path.join(folder, 'bad.backup')
  await writeFile(file, change(await readFile(made.file)))
  const dataDir = path.join(folder, 'nothing')
  await expect(restore(dataDir, { file, ...changed })).rejects.toThrow(words)
  expect(await readdir(dataDir)).toEqual([])
})

function flipped(bytes: Buffer): Buffer {
  const changed = Buffer.from(bytes)
  changed[200_000] = (changed[200_000] ?? 0) ^ 1
  return changed
}
function same(bytes: Buffer): Buffer {
  return bytes
}

it.each(['postgres/PG_VERSION', 'media/a.webp', 'secrets.json'])(
  'never overwrites: refuses where %s stands',
  async (name) => {
    const dataDir = await mkdtemp(path.join(folder, 'occupied-'))
    await mkdir(path.dirname(path.join(dataDir, name)), { recursive: true })
    await writeFile(path.join(dataDir, name), 'mine')
    await expect(restore(dataDir)).rejects.toThrow(`a shop stands in ${dataDir}`)
    expect(await readFile(path.join(dataDir, name), 'utf8')).toBe('mine')
  },
)

it('leaves nothing where what is restored differs from what the backup tells', async () => {
  const dataDir = path.join(folder, 'differs')
  const step = async <T>(name: string, work: () => Promise<T>) => {
    if (!name.startsWith('Comparing')) return work()
    const { databasePassword } = await readSecrets(path.join(dataDir, 'restoring'))
    const [, , , port] = (await readFile(path.join(dataDir, 'restoring/postgres/postmaster.pid'), 'utf8')).split('\n')
    await run(
      `postgres://estu:${databasePassword}@127.0.0.1:${port}/estu`,
      `delete from orders where reference = 'E-1'`,
    )
    return work()
  }
  await expect(restore(dataDir, { step })).rejects.toThrow(
    /not what the backup tells: orders: \d+ instead of \d+; orders: others/,
  )
  expect(await readdir(dataDir)).toEqual([])
})

it('goes on with a move that was broken off, and throws half a restore away', async () => {
  const dataDir = path.join(folder, 'broken-off')
  await cp(path.join(shop.dataDir, 'media'), path.join(dataDir, 'restoring/media'), { recursive: true })
  await writeFile(path.join(dataDir, 'restoring/.checked'), '')
  await expect(restore(dataDir)).rejects.toThrow('a restore that was broken off is complete now')
  expect(await readdir(dataDir)).toEqual(['media'])
  await rename(path.join(dataDir, 'media'), path.join(dataDir, 'restoring'))
  await expect(restore(dataDir, { key: randomBytes(32) })).rejects.toThrow('another key')
  expect(await readdir(dataDir)).toEqual([])
})

it('removes what a backup left that was ended in the middle', async () => {
  await writeFile(path.join(backups, 'estu-2026-11-29T00-00-00Z.backup.999999999.part'), 'half')
  const { file } = await backUp(1)
  expect((await readdir(backups)).toSorted()).toEqual([made.file, file].map((name) => path.basename(name)))
})
