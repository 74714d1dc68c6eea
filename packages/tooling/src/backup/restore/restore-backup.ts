import { rm } from 'node:fs/promises'
import { letOthersEnter } from '../../database/cluster.ts'
import { withClient } from '../../database/open-database.ts'
import { OperatorError } from '../../env.ts'
import { checkArchive } from '../archive/read-archive.ts'
import { checkLog } from '../log/archive-log.ts'
import { type Manifest, majorOf, requireKnownSchema } from '../manifest/manifest.ts'
import { listTables } from '../manifest/shop-facts.ts'
import { finishMove, moveIntoPlace, openStaging, requireEmptyPlace, requireRoom } from './place.ts'
import { restoreDump } from './restore-dump.ts'
import { restoreFiles } from './restore-files.ts'
import type { Restore, Until } from './restore-step.ts'

export type RestoreOptions = Omit<Restore, 'manifest' | 'staging' | 'until'> & {
  dataDir: string
  /** See `Restore`. */
  until?: Until | null
}

/** The major version of the server that comes with the shop. */
const ownMajor = 18

/**
 * Puts a backup back where nothing stands. It is read wholly before anything is written, written beside the place it is
 * for, opened, compared with what it tells, and moved at last.
 * @throws OperatorError where anything is not as it should be; then the place is as it was
 */
export async function restoreBackup({ dataDir, until = null, ...options }: RestoreOptions): Promise<Manifest> {
  const { file, key, databaseUrl, migrations, step } = options
  await letOthersEnter(dataDir)
  if (await finishMove(dataDir))
    throw new OperatorError('a restore that was broken off is complete now. Start the shop; nothing else was done.')
  await requireEmptyPlace(dataDir)
  const manifest = await step('Reading the backup from end to end', () => checkArchive(file, key))
  requireKnownSchema(manifest.migrations, { file, manifest, migrations })
  requireOwnServer(manifest, databaseUrl)
  requireLaterMoment(manifest, until)
  if (until) await step('Reading the log of changes', () => checkLog(until.logFolder, key))
  await requireRoom(dataDir, manifest.files.bytes)
  if (databaseUrl) await requireEmptyDatabase(databaseUrl)
  const staging = await openStaging(dataDir)
  try {
    await (manifest.database.method === 'files' ? restoreFiles : restoreDump)({ ...options, until, manifest, staging })
    await moveIntoPlace(dataDir)
  } catch (error) {
    await rm(staging, { recursive: true, force: true })
    throw error
  }
  return manifest
}

function requireOwnServer({ database }: Manifest, databaseUrl: string | undefined): void {
  if (database.method === 'dump') return
  if (databaseUrl)
    throw new OperatorError(
      'this backup holds the files of the database that comes with the shop, and cannot go into the one named by DATABASE_URL. Restore it without DATABASE_URL.',
    )
  if (majorOf(database.version) !== ownMajor)
    throw new OperatorError(
      `this backup holds files of PostgreSQL ${majorOf(database.version)}, which the PostgreSQL ${ownMajor} of this release cannot read: restore it with the release that made it.`,
    )
}

function requireLaterMoment({ database, madeAt }: Manifest, until: Until | null): void {
  if (!until) return
  if (database.method === 'dump')
    throw new OperatorError('a backup made by pg_dump is of one moment alone: leave --until out.')
  if (until.moment && until.moment <= new Date(madeAt))
    throw new OperatorError(`this backup was made at ${madeAt}: for an earlier moment take an earlier backup.`)
}

async function requireEmptyDatabase(url: string): Promise<void> {
  const tables = await withClient(url, listTables)
  if (tables.length > 0)
    throw new OperatorError(
      `the database named by DATABASE_URL holds ${tables.length} tables, and a restore never overwrites. Name an empty one.`,
    )
}
