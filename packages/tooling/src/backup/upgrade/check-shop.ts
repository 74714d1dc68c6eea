import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Secrets } from '../../data-folder.ts'
import { withClient } from '../../database/open-database.ts'
import { OperatorError, type ToolingEnv } from '../../env.ts'
import { freePort } from '../../processes/ports.ts'
import { waitForHttp } from '../../processes/wait-for-http.ts'
import { originOf, startCms, startWeb } from '../../runtime/run-shop.ts'
import { shopEnv } from '../../runtime/shop-env.ts'
import type { ShopFacts } from '../manifest/manifest.ts'
import { readFacts } from '../manifest/shop-facts.ts'

/** What a visitor and an editor see first. */
const pages = { web: ['/', '/kk', '/apparaty'], cms: ['/admin/login'] }

type Options = { env: ToolingEnv; secrets: Secrets; databaseUrl: string }

/**
 * Opens storefront and CMS where nobody but this machine reaches them, asks for a page of each kind, and closes them. No
 * worker runs: nothing is sent. @throws OperatorError where one does not answer
 */
export async function checkShop({ env, secrets, databaseUrl }: Options): Promise<void> {
  const [webPort, cmsPort] = [await freePort(), await freePort()]
  const hidden = { ...env, webPort, cmsPort, host: '127.0.0.1' }
  const forShop = shopEnv(hidden, secrets, databaseUrl)
  const logDir = path.join(env.dataDir, 'logs')
  await mkdir(logDir, { recursive: true })
  const options = { env: forShop, logDir, webPort, cmsPort }
  const [web, cms] = [startWeb(options), startCms(options)]
  const origins = { web: originOf(forShop.web, webPort), cms: originOf(forShop.cms, cmsPort) }
  try {
    await Promise.all([waitForHttp(`${origins.web}/ready`, web), waitForHttp(`${origins.cms}/ready`, cms)])
    for (const app of ['web', 'cms'] as const)
      for (const page of pages[app]) await requirePage(origins[app], page, app === 'web' ? env.webUrl : env.cmsUrl)
  } finally {
    await Promise.all([web.stop(), cms.stop()])
  }
}

async function requirePage(origin: string, page: string, publicUrl: string): Promise<void> {
  const headers = { 'x-forwarded-host': new URL(publicUrl).host }
  const response = await fetch(`${origin}${page}`, { redirect: 'manual', headers })
  await response.arrayBuffer()
  if (response.status !== 200)
    throw new OperatorError(`${page} answers ${response.status}; see the logs in the data folder.`)
}

/** @throws OperatorError where an order or a taken time is gone, or another than before */
export async function requireOrdersAndSlots(databaseUrl: string, before: ShopFacts): Promise<void> {
  const now = await withClient(databaseUrl, readFacts)
  for (const name of ['orders', 'slots'] as const) {
    if (now[name].digest !== before[name].digest)
      throw new OperatorError(`${name} are others than before: ${now[name].count} instead of ${before[name].count}.`)
  }
}

/** @throws OperatorError where a part of the shop is connected to its database */
export async function requireClosedShop(databaseUrl: string): Promise<void> {
  const { rows } = await withClient(databaseUrl, (client) =>
    client.query(
      `select distinct application_name as name from pg_stat_activity
       where datname = current_database() and application_name in ('storefront', 'cms', 'worker')`,
    ),
  )
  if (rows.length > 0)
    throw new OperatorError(
      `the shop is open (${rows.map(({ name }) => name).join(', ')}). Stop it first: what is ordered during an upgrade would be lost if it failed.`,
    )
}
