import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { withClient } from '../database/open-database.ts'
import { isAlive } from '../processes/is-alive.ts'
import type { BackupKey } from './archive/encryption-key.ts'
import type { Item } from './archive/tar-stream.ts'
import { writeArchive } from './archive/write-archive.ts'
import { baseBackup } from './database/base-backup.ts'
import { fileItem, folderItems } from './database/cluster-files.ts'
import { logicalDump } from './database/logical-dump.ts'
import { findPgTool } from './database/pg-tools.ts'
import { type Manifest, type ManifestDraft, majorOf } from './manifest/manifest.ts'
import { listMigrations } from './manifest/shop-facts.ts'
import { backupNameOf } from './retention/choose-backups.ts'

export type SourceShop = {
  dataDir: string
  databaseUrl: string
  /** The server's folder where it is ours; null where the database belongs to somebody else. */
  cluster: string | null
  release: string
}

type Options = {
  folder: string
  key: BackupKey
  now: () => Date
  /** Where tools of PostgreSQL may lie. */
  toolFolders: readonly string[]
}

/** Beside the database: what the shop keeps in its data folder. `prepared` tells which migrations and content it has. */
export const dataFolders = ['media', 'letters'] as const
export const dataFiles = ['secrets.json', 'first-editor.txt', 'prepared'] as const
/** The folder of an archive that becomes the database's own. */
export const clusterPath = 'postgres'

/** Makes a backup of a shop, which may be at work. @throws OperatorError where it cannot; then nothing is left of it */
export async function createBackup(
  shop: SourceShop,
  options: Options,
): Promise<{ file: string; bytes: number; manifest: Manifest }> {
  await mkdir(options.folder, { recursive: true, mode: 0o700 })
  await removeAbandoned(options.folder)
  const moment = options.now()
  const file = path.join(options.folder, backupNameOf(moment))
  const known = await readDatabase(shop.databaseUrl)
  const toDraft = { madeAt: moment.toISOString(), release: shop.release, migrations: known.migrations }
  let draft: ManifestDraft | null = null
  async function* items(): AsyncGenerator<Item> {
    const { version, name } = known
    if (shop.cluster) {
      const from = {
        url: shop.databaseUrl,
        folder: shop.cluster,
        into: clusterPath,
        restorePoint: `estu-${moment.getTime()}`,
      }
      yield* baseBackup(from, ({ facts, restorePoint }) => {
        draft = { ...toDraft, facts, database: { method: 'files', version, name, restorePoint } }
      })
    } else {
      const pgDump = await findPgTool('pg_dump', majorOf(version), options.toolFolders)
      yield* logicalDump(shop.databaseUrl, pgDump, (facts) => {
        draft = { ...toDraft, facts, database: { method: 'dump', version, name } }
      })
    }
    // Media come after the database, so that no saved document names a picture that is not there.
    for (const name of dataFolders) yield* folderItems(path.join(shop.dataDir, name), name)
    for (const name of dataFiles) yield* fileItem(path.join(shop.dataDir, name), name)
  }
  const content = { items: items(), manifest: () => requireDraft(draft) }
  const manifest = await writeArchive(content, { file, key: options.key.bytes })
  return { file, manifest, bytes: (await stat(file)).size }
}

function requireDraft(draft: ManifestDraft | null): ManifestDraft {
  if (!draft) throw new Error('the database was not read to its end')
  return draft
}

const readDatabase = (url: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query(
      `select current_setting('server_version_num')::int as version, current_database() as name`,
    )
    return { version: Number(rows[0].version), name: String(rows[0].name), migrations: await listMigrations(client) }
  })

/** What a process left that was ended in the middle; another one may just be at work. In a container each has our own number. */
async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const pid = Number(/\.backup\.(\d+)\.part$/.exec(name)?.[1])
    if (pid && (pid === process.pid || !isAlive(pid))) await rm(path.join(folder, name), { force: true })
  }
}
