import { chown, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readSecrets } from '../../data-folder.ts'
import { createCluster, openCluster } from '../../database/cluster.ts'
import { withClient } from '../../database/open-database.ts'
import { OperatorError } from '../../env.ts'
import { clusterPath } from '../create-backup.ts'
import { extractArchive, type Owner } from './extract.ts'
import { compareDatabase, type Restore } from './restore-step.ts'

/** Writes a server's files, brings them to the moment of the backup and compares what is there. */
export async function restoreFiles(restore: Restore): Promise<void> {
  const { file, key, manifest, staging, step } = restore
  if (manifest.database.method !== 'files') throw new Error('not a backup of files')
  const { name, restorePoint } = manifest.database
  const cluster = path.join(staging, clusterPath)
  const owner = await ownerOfClusters(staging)
  await step('Writing files, and reading each back', () => extractArchive({ file, key, into: staging, owner }))
  await askForRecovery(cluster, owner)
  const { databasePassword } = await readSecrets(staging)
  const server = await step('Bringing the database to the moment of the backup', () =>
    openCluster(cluster, databasePassword, true, recoverTo(restorePoint)),
  )
  try {
    const url = `postgres://estu:${databasePassword}@127.0.0.1:${server.port}/${name}`
    await step('Playing the log of changes', () => waitForRecovery(url, cluster))
    await compareDatabase(restore, url)
  } finally {
    await server.stop()
  }
}

/** @throws OperatorError with the server's words where it gave up */
async function waitForRecovery(url: string, cluster: string): Promise<void> {
  for (;;) {
    try {
      const { rows } = await withClient(url, (client) => client.query('select pg_is_in_recovery() as recovering'))
      if (rows[0].recovering === false) return
    } catch (error) {
      if (!letsNobodyInYet(error)) {
        const words = (await readFile(path.join(cluster, 'server.log'), 'utf8').catch(() => '')).trim().split('\n')
        throw new OperatorError(
          `the database could not be brought to the moment of the backup: ${words.slice(-4).join(' ')}`,
        )
      }
    }
    await pause(pauseMs)
  }
}

const pauseMs = 50
const letsNobodyInYet = (error: unknown) => error instanceof Error && 'code' in error && error.code === '57P03'

/** Where we are root the server runs as another user, who is made together with a new cluster. */
async function ownerOfClusters(staging: string): Promise<Owner | null> {
  if (process.getuid?.() !== 0) return null
  const folder = path.join(staging, 'new-cluster')
  await createCluster(folder, 'only-to-know-its-owner')
  const { uid, gid } = await stat(folder)
  await rm(folder, { recursive: true })
  return { uid, gid }
}

/** The server removes the file once it has done what it asks for. */
async function askForRecovery(cluster: string, owner: Owner | null): Promise<void> {
  const file = path.join(cluster, 'recovery.signal')
  await writeFile(file, '', { mode: 0o600 })
  if (owner) await chown(file, owner.uid, owner.gid)
}

/** Settings of the one start that plays the log of changes up to a named moment. */
const recoverTo = (restorePoint: string) => [
  `-c recovery_target_name=${restorePoint}`,
  '-c recovery_target_action=promote',
  '-c recovery_target_timeline=current',
  // Everything needed lies in the cluster's own folder.
  '-c "restore_command=exit 1"',
]
