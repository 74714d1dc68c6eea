import { randomBytes } from 'node:crypto'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDataFolder, readSecrets } from '../../data-folder.ts'
import { type Cluster, openCluster } from '../../database/cluster.ts'
import { createDatabase, withClient } from '../../database/open-database.ts'
import { createBackup } from '../create-backup.ts'
import { restoreBackup } from '../restore/restore-backup.ts'

const key = { bytes: randomBytes(32), place: 'a test', isNew: false }

let folder: string
let server: Cluster
let tools: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'estu-dump-'))
  server = await openCluster(path.join(folder, 'postgres'), 'secret', false)
  for (const name of ['full', 'empty', 'broken']) await createDatabase(addressOf('postgres'), name)
  await run('full', `create table orders (reference text); insert into orders values ('E-1'), ('E-2')`)
  await openDataFolder(path.join(folder, 'shop'))
  await readSecrets(path.join(folder, 'shop'))
  tools = path.join(folder, 'tools')
  await makeTool(
    'pg_dump',
    `process.stdout.write("create table orders (reference text); insert into orders values ('E-1'), ('E-2')")`,
  )
  await makeTool('pg_restore', restoring)
})
afterAll(async () => {
  await server?.stop()
  await rm(folder, { recursive: true, force: true })
})

const addressOf = (name: string) => `postgres://estu:secret@127.0.0.1:${server.port}/${name}`
const run = (name: string, statement: string) => withClient(addressOf(name), (client) => client.query(statement))

/** What stands for PostgreSQL's own tools, which come with no package: a dump here is the statements that make a database. */
async function makeTool(name: string, work: string, at = tools) {
  await mkdir(at, { recursive: true })
  const script = path.join(at, `${name}.cjs`)
  await writeFile(
    script,
    `require('fs').appendFileSync('${folder}/calls', process.argv.slice(2).join(' ') + '\\n');${work}`,
  )
  const file = path.join(at, name)
  const says = `[ "$1" = --version ] && echo "${name} (PostgreSQL) 18.0" && exit`
  await writeFile(file, `#!/bin/sh\n${says}\nexec '${process.execPath}' '${script}' "$@"\n`)
  await chmod(file, 0o755)
}

const restoring = `
  const { Client } = require(${JSON.stringify(createRequire(import.meta.url).resolve('pg'))})
  const url = process.argv.find((one) => one.startsWith('--dbname=')).slice('--dbname='.length)
  const client = new Client({ connectionString: url, password: process.env.PGPASSWORD })
  const fail = (error) => { console.error(error.message); process.exit(1) }
  let words = ''
  process.stdin.on('data', (part) => { words += part })
  process.stdin.on('end', () => client.connect().then(() => client.query(words)).then(() => process.exit(0), fail))
`

const backUp = (toolFolders = [tools]) =>
  createBackup(
    { dataDir: path.join(folder, 'shop'), databaseUrl: addressOf('full'), cluster: null, release: '0.1.0' },
    { folder: path.join(folder, 'backups'), key, now: () => new Date('2026-11-30T04:45:52Z'), toolFolders },
  )
const restore = (file: string, into: string, toolFolders = [tools]) =>
  restoreBackup({
    file,
    key: key.bytes,
    dataDir: path.join(folder, `restored-${into}`),
    databaseUrl: addressOf(into),
    migrations: [],
    toolFolders,
    step: (_name, work) => work(),
  })

it('saves a database of somebody else by a dump of one moment, and gives it to an empty one', async () => {
  const { file, manifest } = await backUp()
  expect(manifest.database).toMatchObject({ method: 'dump', name: 'full' })
  await restore(file, 'empty')
  const { rows } = await run('empty', 'select reference from orders order by 1')
  expect(rows).toEqual([{ reference: 'E-1' }, { reference: 'E-2' }])
  expect(await readdir(path.join(folder, 'restored-empty'))).toEqual(['secrets.json'])
  await expect(restore(file, 'full')).rejects.toThrow('holds 1 tables, and a restore never overwrites')
  const calls = await readFile(path.join(folder, 'calls'), 'utf8')
  expect(calls).toMatch(/--format=custom.* --snapshot=\S+.*\n.*--single-transaction/)
  expect(calls).not.toContain('secret')
})

it('leaves no backup where pg_dump fails in the middle, and no folder where pg_restore does', async () => {
  const broken = path.join(folder, 'broken-tools')
  await makeTool(
    'pg_dump',
    `process.stdout.write('half', () => { console.error('disk gone'); process.exit(3) })`,
    broken,
  )
  await makeTool('pg_restore', `console.error('no such role'); process.exit(1)`, broken)
  const { file } = await backUp()
  await rm(path.join(folder, 'backups'), { recursive: true })
  await expect(backUp([broken])).rejects.toThrow('pg_dump failed (exit 3): disk gone')
  expect(await readdir(path.join(folder, 'backups'))).toEqual([])
  await rm(path.join(folder, 'backups'), { recursive: true })
  await backUp()
  await expect(restore(file, 'broken', [broken])).rejects.toThrow('pg_restore failed (exit 1): no such role')
  expect(await readdir(path.join(folder, 'restored-broken'))).toEqual([])
})
