import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { openDataFolder } from '../data-folder.ts'
import type { ToolingEnv } from '../env.ts'
import { openMailCatcher } from '../mail/mail-catcher.ts'
import { freePort } from '../processes/ports.ts'
import type { FirstEditor } from './prepare.ts'
import { replaceFirstPassword } from './replace-first-password.ts'
import { runShop, type Shop } from './run-shop.ts'
import { copyContent, type SeededContent, seedContent } from './seeded-content.ts'
import { type ShopEnv, shopEnv } from './shop-env.ts'

export type TemporaryShop = {
  env: ToolingEnv
  shopEnv: ShopEnv
  databaseUrl: string
  /** What the storefront tells of itself. */
  metricsUrl: string
  editor: FirstEditor
  shop: Shop
  logDir: string
  /** Where every letter of the shop lands, a file each. */
  mailDir: string
  stop: () => Promise<void>
}

/** What a shop's processes are told beside what each shop is. */
export type Told = Partial<ShopEnv>

/** Each client comes from an address of their own, named by a proxy that is not there. */
export const behindProxy: Told = { cms: { TRUSTED_PROXIES: '1' }, web: { TRUSTED_PROXIES: '1' } }

/** A whole shop of its own, on free ports and in a folder that is thrown away, with content seeded for it alone. */
export async function openTemporaryShop(told: Told = {}): Promise<TemporaryShop> {
  const content = await seedContent(true)
  const opened = await openShopOf(content, 'estu', told).catch(async (error: unknown) => {
    await content.stop()
    throw error
  })
  const stop = async () => {
    await opened.stop()
    await content.stop()
  }
  return { ...opened, stop }
}

type Prepare = (env: ShopEnv['cms'], databaseUrl: string) => Promise<void>

/**
 * One of several shops that begin with the same content and share nothing after that but the database server.
 * @param prepare what is to be done to its content before it opens.
 */
export async function openShopOf(
  content: SeededContent,
  name: string,
  told: Told = {},
  prepare: Prepare = async () => undefined,
): Promise<TemporaryShop> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'estu-shop-'))
  await openDataFolder(dataDir)
  const env = await freeAddresses(dataDir)
  const databaseUrl = await copyContent(content, name, dataDir)
  const mailDir = path.join(dataDir, 'mail')
  const mail = await openMailCatcher(mailDir, await freePort())
  const metricsPort = await freePort()
  const metricsUrl = `http://localhost:${metricsPort}/metrics`
  const { cms, web } = shopEnv(env, content.secrets, databaseUrl)
  const forShop = {
    cms: { ...cms, SMTP_URL: mail.url, ...told.cms },
    web: { ...web, METRICS_PORT: String(metricsPort), ...told.web },
  }
  const logDir = path.join(dataDir, 'logs')
  await mkdir(logDir)
  await prepare(forShop.cms, databaseUrl)
  const shop = await runShop({ env: forShop, logDir, webPort: env.webPort, cmsPort: env.cmsPort })
  const editor = await replaceFirstPassword(env.cmsUrl, content.editor)
  const stop = async () => {
    await shop.stop()
    await mail.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { env, shopEnv: forShop, databaseUrl, metricsUrl, editor, shop, logDir, mailDir, stop }
}

/** What a shop is told that is to be thrown away: free ports and a folder of its own. */
export async function freeAddresses(dataDir: string): Promise<ToolingEnv> {
  const [webPort, cmsPort] = [await freePort(), await freePort()]
  return {
    databaseUrl: undefined,
    webPort,
    cmsPort,
    webUrl: `http://localhost:${webPort}`,
    cmsUrl: `http://localhost:${cmsPort}`,
    dataDir,
    chromiumPath: undefined,
    javaPath: undefined,
  }
}
