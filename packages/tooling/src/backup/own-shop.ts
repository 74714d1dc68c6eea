import { stat } from 'node:fs/promises'
import path from 'node:path'
import { openDataFolder, readSecrets, type Secrets } from '../data-folder.ts'
import { type Database, openDatabase } from '../database/open-database.ts'
import {
  type BackupEnv,
  OperatorError,
  readBackupEnv,
  readSearchPath,
  readToolingEnv,
  type ToolingEnv,
} from '../env.ts'
import { openBackupKey } from './archive/encryption-key.ts'
import { createBackup } from './create-backup.ts'
import { foldersOfTools } from './database/pg-tools.ts'
import { readRelease } from './this-release.ts'

export type OwnShop = { env: ToolingEnv; backupEnv: BackupEnv; secrets: Secrets; database: Database }

/** Opens what this installation has. @throws OperatorError where it has nothing yet */
export async function openOwnShop(): Promise<OwnShop> {
  const env = readToolingEnv()
  const cluster = clusterOf(env)
  if (cluster && !(await stat(path.join(cluster, 'PG_VERSION')).catch(() => null)))
    throw new OperatorError(
      `no shop stands in ${env.dataDir} yet: start it once, or name its folder with ESTU_DATA_DIR.`,
    )
  await openDataFolder(env.dataDir)
  const secrets = await readSecrets(env.dataDir)
  const database = await openDatabase(env, secrets.databasePassword)
  return { env, backupEnv: readBackupEnv(env.dataDir), secrets, database }
}

const clusterOf = (env: ToolingEnv) => (env.databaseUrl ? null : path.join(env.dataDir, 'postgres'))

/** Makes a backup of an opened shop with the key of its installation. */
export async function backUpOwnShop({ env, backupEnv, database }: OwnShop) {
  const key = await openBackupKey(backupEnv)
  const shop = {
    dataDir: env.dataDir,
    databaseUrl: database.url,
    cluster: clusterOf(env),
    release: await readRelease(),
  }
  const toolFolders = await foldersOfTools(readSearchPath())
  const made = await createBackup(shop, { folder: backupEnv.folder, key, now: () => new Date(), toolFolders })
  return { ...made, key }
}
