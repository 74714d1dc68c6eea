import path from 'node:path'
import { z } from 'zod'
import { requireBackupKey } from '../../backup/archive/encryption-key.ts'
import { foldersOfTools } from '../../backup/database/pg-tools.ts'
import { logFolderOf } from '../../backup/log/log-folder.ts'
import type { ShopFacts } from '../../backup/manifest/manifest.ts'
import { restoreBackup } from '../../backup/restore/restore-backup.ts'
import { listOwnMigrations } from '../../backup/this-release.ts'
import { OperatorError, readBackupEnv, readCalledFrom, readSearchPath, readToolingEnv } from '../../env.ts'
import { say, step } from '../../progress.ts'
import { runCommand } from '../../run-command.ts'

/** Puts a backup into an empty data folder (ESTU_DATA_DIR). Usage: pnpm restore FILE [--until MOMENT | --until end] */
runCommand(async () => {
  const { given, until } = readArguments(process.argv.slice(2))
  const { dataDir, databaseUrl } = readToolingEnv()
  const key = await requireBackupKey(readBackupEnv(dataDir))
  const file = path.resolve(readCalledFrom(), given)
  const { madeAt, facts } = await restoreBackup({
    file,
    key: key.bytes,
    dataDir,
    databaseUrl,
    migrations: await listOwnMigrations(),
    toolFolders: await foldersOfTools(readSearchPath()),
    step,
    until: until ? { moment: until.moment, logFolder: logFolderOf(path.dirname(file)) } : null,
  })
  if (until) say(`The shop of ${until.moment?.toISOString() ?? 'the end of the log'} stands in ${dataDir}. Start it.`)
  else say(`The shop of ${madeAt} stands in ${dataDir}: ${told(facts)}. Start it.`)
  return 0
})

const told = ({ orders, slots }: ShopFacts) => `${orders.count} orders, ${slots.count} taken times`

function readArguments([given, option, moment, ...more]: string[]): {
  given: string
  until: { moment: Date | null } | null
} {
  if (!given || more.length > 0 || (option && (option !== '--until' || !moment)))
    throw new OperatorError(
      'name the backup, and a later moment if you want one: pnpm restore FILE [--until 2026-11-30T10:00:00+05:00 | --until end].',
    )
  if (!option) return { given, until: null }
  if (moment === 'end') return { given, until: { moment: null } }
  const parsed = z.iso.datetime({ offset: true }).safeParse(moment)
  if (!parsed.success) throw new OperatorError(`${moment} is no moment such as 2026-11-30T10:00:00+05:00.`)
  return { given, until: { moment: new Date(parsed.data) } }
}
