import { randomBytes } from 'node:crypto'
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { openDataFolder, readSecrets } from '../../data-folder.ts'
import { stopCluster } from '../../database/cluster.ts'
import { openDatabase } from '../../database/open-database.ts'
import type { ToolingEnv } from '../../env.ts'
import { say, step } from '../../progress.ts'
import { prepareContent } from '../../runtime/prepare.ts'
import { runShop, type Shop } from '../../runtime/run-shop.ts'
import { shopEnv } from '../../runtime/shop-env.ts'
import { freeAddresses } from '../../runtime/temporary-shop.ts'
import { createBackup } from '../create-backup.ts'
import type { Manifest } from '../manifest/manifest.ts'
import { restoreBackup } from '../restore/restore-backup.ts'
import { listOwnMigrations, readRelease } from '../this-release.ts'
import { refuseBadBackups } from './bad-backups.ts'
import { type Booked, bookSlots, countFree, fillOrders, placeOrders } from './shoppers.ts'

/** From a destroyed machine to a shop that answers, in seconds. */
const promised = 600

const count = { orders: 12, slots: 12 }

/**
 * Destroys a shop of its own and brings it back: people order and book, a backup is made meanwhile, everything but that
 * file and its key goes, and what was ordered and booked has to be there. @throws where anything is not, or takes too long
 */
export async function runDrill(): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'estu-drill-'))
  await chmod(folder, 0o711)
  const times: [string, number][] = []
  const timed = async <T>(name: string, run: () => Promise<T>): Promise<T> => {
    const begun = performance.now()
    const result = await step(name, run)
    times.push([name, (performance.now() - begun) / 1000])
    return result
  }
  const key = { bytes: randomBytes(32), place: 'the drill', isNew: false }
  const env = await freeAddresses(path.join(folder, 'shop'))
  let open = await openShop(env, step)
  try {
    const where = { webUrl: env.webUrl, databaseUrl: open.databaseUrl }
    const booked = await step('People book times', () => bookSlots(where, count.slots))
    const orders = await step('People order', () => placeOrders(where, count.orders))
    const shop = {
      dataDir: env.dataDir,
      databaseUrl: open.databaseUrl,
      cluster: clusterOf(env),
      release: await readRelease(),
    }
    const sendMore = await fillOrders(where, count.orders)
    const [made] = await Promise.all([
      timed('Making a backup while people order', () =>
        createBackup(shop, { folder: path.join(folder, 'backups'), key, now: () => new Date(), toolFolders: [] }),
      ),
      sendMore(),
    ])
    await timed('Destroying the machine', async () => {
      await open.destroy()
      await rm(env.dataDir, { recursive: true })
    })
    const options = { file: made.file, key: key.bytes, databaseUrl: undefined, toolFolders: [], step }
    const migrations = await listOwnMigrations()
    await step('Trying what has to be refused', () => refuseBadBackups({ ...options, migrations }, folder))
    await timed('Restoring', () => restoreBackup({ ...options, migrations, dataDir: env.dataDir }))
    open = await timed('Starting the shop', () => openShop(env, (_name, run) => run()))
    await timed('Looking for what was ordered and booked', () =>
      requireAll(env.webUrl, open.databaseUrl, orders, booked),
    )
    report(times, made.manifest, made.bytes)
  } finally {
    await open.destroy()
    await rm(folder, { recursive: true, force: true })
  }
}

const clusterOf = ({ dataDir }: ToolingEnv) => path.join(dataDir, 'postgres')

/** As `start` does it, each visitor from an address of their own. */
async function openShop(env: ToolingEnv, run: typeof step) {
  await openDataFolder(env.dataDir)
  const secrets = await readSecrets(env.dataDir)
  const database = await run('Starting the database', () => openDatabase(env, secrets.databasePassword))
  const { cms, web } = shopEnv(env, secrets, database.url)
  const forShop = { cms: { ...cms, TRUSTED_PROXIES: '1' }, web: { ...web, TRUSTED_PROXIES: '1' } }
  const logDir = path.join(env.dataDir, 'logs')
  await mkdir(logDir, { recursive: true })
  let shop: Shop | null = null
  const destroy = async () => {
    for (const child of shop?.children ?? []) child.process.kill('SIGKILL')
    await shop?.stop()
    await stopCluster(clusterOf(env))
  }
  try {
    await run('Preparing tables and content', () => prepareContent(forShop.cms, database.url, env.dataDir))
    const { webPort, cmsPort } = env
    shop = await run('Opening the shop', () => runShop({ env: forShop, logDir, webPort, cmsPort }))
  } catch (error) {
    await destroy()
    throw error
  }
  return { databaseUrl: database.url, destroy }
}

/** @throws where an order's own address leads nowhere, or a taken time can be booked */
async function requireAll(webUrl: string, databaseUrl: string, orders: string[], booked: Booked) {
  const unknown = await statusOf(webUrl, orders[0]?.replace(/.{8}$/, 'AAAAAAAA') ?? '')
  for (const address of orders) {
    const status = await statusOf(webUrl, address)
    if (status >= 400 || status === unknown) throw new Error(`an order placed before answers ${status}`)
  }
  const free = await countFree({ webUrl, databaseUrl }, booked)
  if (free > 0) throw new Error(`${free} times that were taken can be booked once more`)
}

async function statusOf(webUrl: string, address: string): Promise<number> {
  const response = await fetch(`${webUrl}${address}`, { redirect: 'manual' })
  await response.arrayBuffer()
  return response.status
}

function report(times: readonly [string, number][], { files, facts }: Manifest, packed: number): void {
  const gb = files.bytes / 1_000_000_000
  const secondsOf = (name: string) => times.find(([one]) => one === name)?.[1] ?? 0
  const back = times
    .slice(times.findIndex(([name]) => name === 'Restoring'))
    .reduce((sum, [, seconds]) => sum + seconds, 0)
  for (const [name, seconds] of times) say(`  ${name}: ${seconds.toFixed(1)} s`)
  say(`  ${facts.orders.count} orders and ${facts.slots.count} taken times are there, of ${files.count} files.`)
  say(
    `  ${gb.toFixed(2)} GB, packed ${(packed / 1_000_000_000).toFixed(2)} GB. A GB takes ${rate('Making a backup while people order')} s to save, ${rate('Restoring')} s to restore.`,
  )
  say(`  From the destroyed machine to a shop that answers: ${back.toFixed(0)} s.`)
  if (back > promised) throw new Error(`a destroyed shop was to be back within ${promised} s`)
  function rate(name: string): string {
    return (secondsOf(name) / gb).toFixed(0)
  }
}
