import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type StackEnv, StackError } from '../env.ts'
import { say, sinceStart, step } from '../progress.ts'
import { runCommand } from '../run-command.ts'
import { buildShop } from '../shop/build.ts'
import { openStack } from '../shop/open-stack.ts'
import { type FirstEditor, prepareContent } from '../shop/prepare.ts'
import { runShop, type Shop } from '../shop/run-shop.ts'

/** Brings the whole shop up and keeps it up until Ctrl-C. */
async function start(): Promise<number> {
  const stopped = stopSignal()
  const { env, database, forShop } = await openStack()
  try {
    await step('Building what changed', buildShop)
    const made = await step('Preparing tables and content', () =>
      prepareContent(forShop.cms, database.url, env.dataDir),
    )
    const logDir = path.join(env.dataDir, 'logs')
    await mkdir(logDir, { recursive: true })
    const shop = await step('Starting storefront, CMS and worker', () =>
      runShop({ env: forShop, logDir, webPort: env.webPort, cmsPort: env.cmsPort }),
    )
    await greet(env, made)
    return await keepUntil(shop, stopped)
  } finally {
    await database.stop()
    say('✓ Stopped. Data is kept.')
  }
}

async function keepUntil(shop: Shop, stopped: Promise<void>): Promise<number> {
  const ended = await Promise.race([shop.failed, stopped])
  say(ended ? `✗ ${ended.name} has stopped; see its log in the data folder.` : '\n· Stopping …')
  await shop.stop()
  if (ended) throw new StackError(`${ended.name} stopped by itself.`)
  return 0
}

/** Resolves on the first Ctrl-C or termination; the parts run in groups of their own and do not hear it. */
function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve())
  })
}

async function greet(env: StackEnv, made: FirstEditor | null): Promise<void> {
  const file = path.join(env.dataDir, 'first-editor.txt')
  if (made) await writeFile(file, `${made.email} ${made.password}\n`, { mode: 0o600 })
  const kept = (await readFile(file, 'utf8').catch(() => '')).trim()
  say('')
  say(`Estu is running (${sinceStart()}). Ctrl-C stops it.`)
  say(`  Storefront  ${env.webUrl}`)
  say(`  CMS         ${env.cmsUrl}/admin`)
  if (kept) say(`  First editor: ${kept.replace(' ', '  one-time password: ')} (change it after signing in)`)
}

runCommand(start, { stopsItself: true })
