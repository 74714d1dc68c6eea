import { mkdir, readdir } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { requireBackupKey } from '../../backup/archive/encryption-key.ts'
import { createBackup } from '../../backup/create-backup.ts'
import { foldersOfTools } from '../../backup/database/pg-tools.ts'
import { pruneBackups } from '../../backup/retention/prune-backups.ts'
import { keepBackups } from '../../backup/schedule/keep-backups.ts'
import { newestBackup } from '../../backup/schedule/next-backup.ts'
import { readRelease } from '../../backup/this-release.ts'
import { OperatorError, readBackupEnv, readSearchPath, readToolingEnv } from '../../env.ts'
import { say } from '../../progress.ts'
import { runCommand } from '../../run-command.ts'

/** Makes a backup of a shop in containers each night, or one now. Usage: node packages/tooling/src/commands/backup/keep-backups.ts [--once] */
runCommand(
  async () => {
    const { databaseUrl, dataDir } = readToolingEnv()
    if (!databaseUrl) throw new OperatorError('DATABASE_URL has to name the database of the shop.')
    const backups = readBackupEnv(dataDir)
    const key = await requireBackupKey(backups)
    const shop = { dataDir, databaseUrl, cluster: null, release: await readRelease() }
    const toolFolders = await foldersOfTools(readSearchPath())
    await mkdir(backups.folder, { recursive: true })
    const make = async () => {
      const made = await createBackup(shop, { folder: backups.folder, key, now: () => new Date(), toolFolders })
      const { orders, slots } = made.manifest.facts
      say(`✓ ${made.file}: ${(made.bytes / 1e6).toFixed(1)} MB, ${orders.count} orders, ${slots.count} taken times`)
      const expired = await pruneBackups(backups.folder, null)
      if (expired.length > 0) say(`  Removed, as the rule keeps them no longer: ${expired.join(', ')}`)
    }
    if (process.argv.includes('--once')) {
      await make()
      return 0
    }
    // One that is being written stays a part, which the next start removes.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0))
    await keepBackups({
      at: backups.at,
      now: () => new Date(),
      newest: async () => newestBackup(await readdir(backups.folder)),
      make,
      wait: (ms) => pause(ms),
      isStopped: () => false,
      say,
    })
    return 0
  },
  { stopsItself: true },
)
