import path from 'node:path'
import { requireBackupKey } from '../../backup/archive/encryption-key.ts'
import { checkArchive } from '../../backup/archive/read-archive.ts'
import { foldersOfTools } from '../../backup/database/pg-tools.ts'
import type { Manifest } from '../../backup/manifest/manifest.ts'
import { backUpOwnShop, type OwnShop, openOwnShop } from '../../backup/own-shop.ts'
import { restoreBackup } from '../../backup/restore/restore-backup.ts'
import { listOwnMigrations } from '../../backup/this-release.ts'
import { checkShop, requireClosedShop, requireOrdersAndSlots } from '../../backup/upgrade/check-shop.ts'
import { type Choice, upgradeShop } from '../../backup/upgrade/upgrade-shop.ts'
import { stopCluster } from '../../database/cluster.ts'
import { OperatorError, readBackupEnv, readSearchPath, readToolingEnv } from '../../env.ts'
import { say, step } from '../../progress.ts'
import { runCommand } from '../../run-command.ts'
import { buildShop } from '../../runtime/build.ts'
import { prepareContent } from '../../runtime/prepare.ts'
import { shopEnv } from '../../runtime/shop-env.ts'

const choices: Record<string, Choice> = { '--go-on': 'go-on', '--back': 'back' }

/**
 * Brings a shop that is stopped to this checkout: backup, migrations, a look whether it is well, and back where it is not.
 * Usage: pnpm upgrade:shop [--go-on | --back]
 */
runCommand(async () => {
  const choice = chosen(process.argv.slice(2))
  const env = readToolingEnv()
  const backupEnv = readBackupEnv(env.dataDir)
  const cluster = path.join(env.dataDir, 'postgres')
  let opened: OwnShop | null = null
  let made: { file: string; manifest: Manifest } | null = null
  const open = async () => {
    opened ??= await openOwnShop()
    await requireClosedShop(opened.database.url)
    return opened
  }
  const stop = async () => {
    opened = null
    if (!env.databaseUrl) await stopCluster(cluster)
  }
  const keyOf = async () => (await requireBackupKey(backupEnv)).bytes
  // A build that fails has changed nothing of the shop.
  if (choice !== 'back') {
    await step('Building what changed', buildShop)
    await step('Opening the database', open)
  }
  const parts = {
    dataDir: env.dataDir,
    now: () => new Date(),
    canRollBack: !env.databaseUrl,
    stop,
    backUp: async () => {
      const shop = await open()
      made = await step('Making a backup, and reading it back', () => backUpOwnShop(shop))
      say(`  ${made.file}`)
      return made.file
    },
    migrateAndCheck: async (backup: string) => {
      const { database, secrets } = await open()
      const { facts } =
        made?.manifest ?? (await step('Reading the backup', async () => checkArchive(backup, await keyOf())))
      const forCms = shopEnv(env, secrets, database.url).cms
      await step('Preparing tables and content', () => prepareContent(forCms, database.url, env.dataDir))
      await step('Comparing order numbers and taken times', () => requireOrdersAndSlots(database.url, facts))
      await step('Asking storefront and CMS', () => checkShop({ env, secrets, databaseUrl: database.url }))
    },
    restore: async (backup: string) => {
      say('The shop from before is put in place again.')
      await restoreBackup({
        file: backup,
        key: await keyOf(),
        dataDir: env.dataDir,
        databaseUrl: undefined,
        migrations: await listOwnMigrations(),
        toolFolders: await foldersOfTools(readSearchPath()),
        step,
      })
    },
  }
  try {
    await upgradeShop(parts, choice)
  } finally {
    await stop()
  }
  say(
    choice === 'back'
      ? 'The shop from before is in place. Start it with its release.'
      : 'The shop is upgraded and well. Start it.',
  )
  return 0
})

function chosen(given: readonly string[]): Choice {
  if (given.length === 0) return 'begin'
  const choice = choices[given[0] ?? '']
  if (!choice || given.length > 1) throw new OperatorError('say nothing, --go-on or --back.')
  return choice
}
