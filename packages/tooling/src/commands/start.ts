import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { openBackupKey } from '../backup/archive/encryption-key.ts'
import { endLog } from '../backup/log/archive-log.ts'
import { type KeptLog, keepLog } from '../backup/log/keep-log.ts'
import { logFolderOf } from '../backup/log/log-folder.ts'
import { OperatorError, readBackupEnv, type ToolingEnv } from '../env.ts'
import { oneTimePassword } from '../first-editor.ts'
import { sideBySide } from '../processes/side-by-side.ts'
import { say, sinceStart, step } from '../progress.ts'
import { runCommand } from '../run-command.ts'
import { buildShop } from '../runtime/build.ts'
import { keepAnswering } from '../runtime/keep-answering.ts'
import { openRuntime } from '../runtime/open-runtime.ts'
import { type FirstEditor, prepareContent } from '../runtime/prepare.ts'
import { runShop, type Shop, serversOf } from '../runtime/run-shop.ts'

/** Brings the whole shop up and keeps it up until Ctrl-C. */
async function start(): Promise<number> {
  const stopped = stopSignal()
  const { env, database, forShop } = await openRuntime()
  try {
    // The content is prepared from source and waits for no build.
    const [made] = await sideBySide(
      [
        (signal) =>
          step('Preparing tables and content', () => prepareContent(forShop.cms, database.url, env.dataDir, signal)),
        (signal) => step('Building what changed', () => buildShop(signal)),
      ] as const,
      stopped.then(() => new OperatorError('it was stopped before it was up. The next start goes on from there.')),
    )
    const logDir = path.join(env.dataDir, 'logs')
    await mkdir(logDir, { recursive: true })
    const options = { env: forShop, logDir, webPort: env.webPort, cmsPort: env.cmsPort, onSaid: say }
    const shop = await step('Starting storefront, CMS and worker', () => runShop(options))
    keepAnswering(shop, serversOf(options), say)
    const log = await openLog(env, database.url)
    greet(env, await oneTimePassword({ dataDir: env.dataDir, databaseUrl: database.url }, made))
    return await keepUntil(shop, stopped).finally(() => log?.stop())
  } finally {
    await database.stop()
    say('✓ Stopped. Data is kept.')
  }
}

/** The log of changes is put away where the operator wants it, and the database is our own. */
async function openLog(env: ToolingEnv, url: string): Promise<KeptLog | null> {
  const backupEnv = readBackupEnv(env.dataDir)
  if (env.databaseUrl) return null
  if (!backupEnv.keepsLog) {
    await endLog(url)
    return null
  }
  const { bytes } = await openBackupKey(backupEnv)
  const cluster = path.join(env.dataDir, 'postgres')
  return keepLog({ url, cluster, folder: logFolderOf(backupEnv.folder), key: bytes }, say)
}

async function keepUntil(shop: Shop, stopped: Promise<void>): Promise<number> {
  const ended = await Promise.race([shop.failed, stopped])
  say(ended ? `✗ ${ended.name} has stopped; see its log in the data folder.` : '\n· Stopping …')
  await shop.stop()
  if (ended) throw new OperatorError(`${ended.name} stopped by itself.`)
  return 0
}

/** Resolves on the first Ctrl-C or termination; the parts run in groups of their own and do not hear it. */
function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve())
  })
}

function greet(env: ToolingEnv, first: FirstEditor | null): void {
  say('')
  say(`Estu is running (${sinceStart()}). Ctrl-C stops it.`)
  say(`  Storefront  ${env.webUrl}`)
  say(`  CMS         ${env.cmsUrl}/admin`)
  if (first) say(`  First editor: ${first.email}  one-time password: ${first.password} (replaced at the first sign-in)`)
}

runCommand(start, { stopsItself: true })
