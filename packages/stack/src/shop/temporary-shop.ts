import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { openDataFolder, readSecrets } from '../data-folder.ts'
import { openDatabase } from '../database/open-database.ts'
import type { StackEnv } from '../env.ts'
import { openMailCatcher } from '../mail/mail-catcher.ts'
import { freePort } from '../processes/ports.ts'
import { type FirstEditor, prepareContent } from './prepare.ts'
import { runShop, type Shop } from './run-shop.ts'
import { type ShopEnv, shopEnv } from './shop-env.ts'

export type TemporaryShop = {
  env: StackEnv
  shopEnv: ShopEnv
  databaseUrl: string
  editor: FirstEditor
  shop: Shop
  logDir: string
  /** Where every letter of the shop lands, a file each. */
  mailDir: string
  stop: () => Promise<void>
}

/** A whole shop of its own, on free ports and in a folder that is thrown away. */
export async function openTemporaryShop(forWeb: Record<string, string> = {}): Promise<TemporaryShop> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'estu-shop-'))
  const [webPort, cmsPort] = [await freePort(), await freePort()]
  const env: StackEnv = {
    databaseUrl: undefined,
    webPort,
    cmsPort,
    webUrl: `http://localhost:${webPort}`,
    cmsUrl: `http://localhost:${cmsPort}`,
    dataDir,
    chromiumPath: undefined,
  }
  await openDataFolder(dataDir)
  const secrets = await readSecrets(dataDir)
  const database = await openDatabase(env, secrets.databasePassword)
  const mailDir = path.join(dataDir, 'mail')
  const mail = await openMailCatcher(mailDir, await freePort())
  const forShop = withMail(shopEnv(env, secrets, database.url), mail.url, forWeb)
  const editor = await prepareContent(forShop.cms, database.url, dataDir)
  if (!editor) throw new Error('a new database already had an editor')
  const logDir = path.join(dataDir, 'logs')
  await mkdir(logDir)
  const shop = await runShop({ env: forShop, logDir, webPort, cmsPort })
  const stop = async () => {
    await shop.stop()
    await mail.stop()
    await database.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { env, shopEnv: forShop, databaseUrl: database.url, editor, shop, logDir, mailDir, stop }
}

const withMail = ({ cms, web }: ShopEnv, url: string, forWeb: Record<string, string>): ShopEnv => ({
  cms: { ...cms, SMTP_URL: url },
  web: { ...web, ...forWeb },
})
