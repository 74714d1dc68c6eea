import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { letOthersEnter } from '../../database/cluster.ts'
import { withClient } from '../../database/open-database.ts'
import { OperatorError } from '../../env.ts'
import { checkArchive } from '../archive/read-archive.ts'
import { type Manifest, majorOf, requireKnownSchema } from '../manifest/manifest.ts'
import { listTables } from '../manifest/shop-facts.ts'
import { finishMove, moveIntoPlace, requireEmptyPlace, requireRoom, stagingOf } from './place.ts'
import { restoreDump } from './restore-dump.ts'
import { restoreFiles } from './restore-files.ts'
import type { Restore } from './restore-step.ts'

export type RestoreOptions = Pick<Restore, 'file' | 'key' | 'databaseUrl' | 'toolFolders' | 'step'> & {
  dataDir: string
  /** The migrations of this release. */
  migrations: readonly string[]
}

/** The major version of the server that comes with the shop. */
const ownMajor = 18

/**
 * Puts a backup back where nothing stands. It is read wholly before anything is written, written beside the place it is
 * for, opened, compared with what it tells, and moved at last.
 * @throws OperatorError where anything is not as it should be; then the place is as it was
 */
export async function restoreBackup({ dataDir, migrations, ...options }: RestoreOptions): Promise<Manifest> {
  const { file, key, databaseUrl, step } = options
  await letOthersEnter(dataDir)
  if (await finishMove(dataDir))
    throw new OperatorError('a restore that was broken off is complete now. Start the shop; nothing else was done.')
  await requireEmptyPlace(dataDir)
  const manifest = await step('Reading the backup from end to end', () => checkArchive(file, key))
  requireKnownSchema(manifest, migrations, path.basename(file))
  requireOwnServer(manifest, databaseUrl)
  await requireRoom(dataDir, manifest.files.bytes)
  if (databaseUrl) await requireEmptyDatabase(databaseUrl)
  const staging = stagingOf(dataDir)
  try {
    await mkdir(staging, { mode: 0o711 })
    await (manifest.database.method === 'files' ? restoreFiles : restoreDump)({ ...options, manifest, staging })
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

async function requireEmptyDatabase(url: string): Promise<void> {
  const tables = await withClient(url, listTables)
  if (tables.length > 0)
    throw new OperatorError(
      `the database named by DATABASE_URL holds ${tables.length} tables, and a restore never overwrites. Name an empty one.`,
    )
}
