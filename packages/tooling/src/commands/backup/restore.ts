import path from 'node:path'
import { requireBackupKey } from '../../backup/archive/encryption-key.ts'
import { foldersOfTools } from '../../backup/database/pg-tools.ts'
import { restoreBackup } from '../../backup/restore/restore-backup.ts'
import { listOwnMigrations } from '../../backup/this-release.ts'
import { OperatorError, readBackupEnv, readCalledFrom, readSearchPath, readToolingEnv } from '../../env.ts'
import { say, step } from '../../progress.ts'
import { runCommand } from '../../run-command.ts'

/** Puts a backup into an empty data folder (ESTU_DATA_DIR). Usage: pnpm restore FILE */
runCommand(async () => {
  const [given] = process.argv.slice(2)
  if (!given) throw new OperatorError('name the backup: pnpm restore FILE.')
  const { dataDir, databaseUrl } = readToolingEnv()
  const key = await requireBackupKey(readBackupEnv(dataDir))
  const { madeAt, facts } = await restoreBackup({
    file: path.resolve(readCalledFrom(), given),
    key: key.bytes,
    dataDir,
    databaseUrl,
    migrations: await listOwnMigrations(),
    toolFolders: await foldersOfTools(readSearchPath()),
    step,
  })
  say(
    `The shop of ${madeAt} stands in ${dataDir}: ${facts.orders.count} orders, ${facts.slots.count} taken times. Start it.`,
  )
  return 0
})
