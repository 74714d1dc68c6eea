import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { openDataFolder, readSecrets } from '../data-folder.ts'
import { stopCluster } from '../database/cluster.ts'
import { openDatabase } from '../database/open-database.ts'
import { say, step } from '../progress.ts'
import { askForShop } from '../runtime/ask-for-shop.ts'
import { type FirstEditor, prepareContent } from '../runtime/prepare.ts'
import { runShop } from '../runtime/run-shop.ts'
import { shopEnv } from '../runtime/shop-env.ts'
import { freeAddresses } from '../runtime/temporary-shop.ts'
import { lookAtEmptyShop } from './look-at-empty-shop.ts'
import { owner } from './owner.ts'
import { enterDevice, placeFirstOrder, publishPage, signInAsOwner } from './owner-session.ts'

/**
 * Goes an owner's way on an empty data folder: sets the shop up from a file, starts it, looks at it empty, signs in,
 * publishes a page, enters a device, and takes the first order. Prints the time of each step. @throws where one fails
 */
export async function runFirstRun(): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'estu-first-run-'))
  await chmod(folder, 0o711)
  const times: [string, number][] = []
  const timed = async <T>(name: string, run: () => Promise<T>): Promise<T> => {
    const begun = performance.now()
    const result = await step(name, run)
    times.push([name, (performance.now() - begun) / 1000])
    return result
  }
  const env = await freeAddresses(path.join(folder, 'shop'))
  const file = path.join(folder, 'owner.json')
  await writeFile(file, JSON.stringify(owner))
  const stops: (() => Promise<unknown>)[] = [
    () => stopCluster(path.join(env.dataDir, 'postgres')),
    () => rm(folder, { recursive: true, force: true }),
  ]
  try {
    await openDataFolder(env.dataDir)
    const secrets = await readSecrets(env.dataDir)
    const database = await timed('Starting the database', () => openDatabase(env, secrets.databasePassword))
    const forShop = shopEnv(env, secrets, database.url)
    const first = await timed('Setting the shop up from a file', () => setUp(forShop.cms, file))
    const logDir = path.join(env.dataDir, 'logs')
    await mkdir(logDir, { recursive: true })
    const { webPort, cmsPort, webUrl, cmsUrl } = env
    const shop = await timed('Starting the shop', async () => {
      await prepareContent(forShop.cms, database.url, env.dataDir)
      return runShop({ env: forShop, logDir, webPort, cmsPort })
    })
    stops.unshift(() => shop.stop())
    const where = { webUrl, cmsUrl, databaseUrl: database.url }
    const looked = await timed('Looking at the empty shop', () => lookAtEmptyShop(webUrl))
    const session = await timed('Signing in as the administrator', () => signInAsOwner(cmsUrl, first))
    await timed('Publishing a page', () => publishPage(session, where))
    const device = await timed('Entering a device', () => enterDevice(session, where))
    const order = await timed('Taking the first order', () => placeFirstOrder(where, device))
    report(times, looked, order)
  } finally {
    for (const stop of stops) await stop()
  }
}

async function setUp(env: Record<string, string>, file: string): Promise<FirstEditor> {
  const { code, made } = await askForShop(env, file)
  if (code !== 0 || !made) throw new Error(`the shop was not set up (${code})`)
  return made
}

function report(times: readonly [string, number][], looked: number, order: string): void {
  for (const [name, seconds] of times) say(`  ${name}: ${seconds.toFixed(1)} s`)
  const all = times.reduce((sum, [, seconds]) => sum + seconds, 0)
  say(`  ${looked} pages of the empty shop are well; the first order stands at ${order.slice(0, 9)}…`)
  say(`  From an empty folder to the first order: ${all.toFixed(0)} s.`)
}
