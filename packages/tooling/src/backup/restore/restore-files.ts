import { chown, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readSecrets } from '../../data-folder.ts'
import { type Cluster, createCluster, openCluster, stopCluster } from '../../database/cluster.ts'
import { withClient } from '../../database/open-database.ts'
import { OperatorError } from '../../env.ts'
import { clusterPath } from '../create-backup.ts'
import { takeOut } from '../log/archive-log.ts'
import { listParts } from '../log/log-folder.ts'
import { requireKnownSchema } from '../manifest/manifest.ts'
import { listMigrations } from '../manifest/shop-facts.ts'
import { extractArchive, type Owner } from './extract.ts'
import { compareDatabase, type Restore, type Until } from './restore-step.ts'

/** Writes a server's files, brings them to the moment of the backup and compares what is there. */
export async function restoreFiles(restore: Restore): Promise<void> {
  const { file, key, manifest, staging, step, until } = restore
  if (manifest.database.method !== 'files') throw new Error('not a backup of files')
  const { name, restorePoint } = manifest.database
  const cluster = path.join(staging, clusterPath)
  const owner = await ownerOfClusters(staging)
  await step('Writing files, and reading each back', () => extractArchive({ file, key, into: staging, owner }))
  if (until) await step('Taking the log of changes out', () => addLog(cluster, until, key, owner))
  await askForRecovery(cluster, owner)
  const { databasePassword } = await readSecrets(staging)
  const server = await step('Bringing the database to the moment of the backup', () =>
    startRecovering(cluster, databasePassword, recoverTo(restorePoint, until)),
  )
  try {
    const url = `postgres://estu:${databasePassword}@127.0.0.1:${server.port}/${name}`
    await step('Playing the log of changes', () => waitForRecovery(url, cluster))
    // Of another moment the backup tells nothing; migrations may have run since.
    if (until) requireKnownSchema(await withClient(url, listMigrations), restore)
    else await compareDatabase(restore, url)
  } finally {
    // One that gave up has stopped already.
    await stopCluster(cluster)
  }
}

async function startRecovering(cluster: string, password: string, settings: readonly string[]): Promise<Cluster> {
  try {
    return await openCluster(cluster, password, true, settings)
  } catch {
    throw await faultOfServer(cluster)
  }
}

async function faultOfServer(cluster: string): Promise<OperatorError> {
  const words = (await readFile(path.join(cluster, 'server.log'), 'utf8').catch(() => '')).trim().split('\n')
  const fatal = words.filter((line) => line.includes('FATAL')).at(-1) ?? words.slice(-3).join(' ')
  return new OperatorError(`the database could not be brought to that moment: ${fatal.replace(/^.*FATAL: +/, '')}.`)
}

/** @throws OperatorError with the server's words where it gave up */
async function waitForRecovery(url: string, cluster: string): Promise<void> {
  for (;;) {
    try {
      const { rows } = await withClient(url, (client) => client.query('select pg_is_in_recovery() as recovering'))
      if (rows[0].recovering === false) return
    } catch (error) {
      if (!letsNobodyInYet(error)) throw await faultOfServer(cluster)
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

/** Puts all parts that follow the backup's own beside them. */
async function addLog(cluster: string, { logFolder }: Until, key: Buffer, owner: Owner | null): Promise<void> {
  const folder = path.join(cluster, 'pg_wal')
  const own = (await readdir(folder)).toSorted()
  const parts = (await listParts(logFolder)).filter((part) => !own.includes(part) && part > (own[0] ?? ''))
  for (const part of parts) {
    await takeOut(logFolder, part, path.join(folder, part), key)
    if (owner) await chown(path.join(folder, part), owner.uid, owner.gid)
  }
}

/** Settings of the one start that plays the log of changes, up to a named moment or as far as it goes. */
function recoverTo(restorePoint: string, until: Until | null): string[] {
  const moment = until?.moment?.toISOString().replace('Z', '+00')
  return [
    ...(until ? [] : [`-c recovery_target_name=${restorePoint}`]),
    ...(moment ? [`-c "recovery_target_time=${moment}"`] : []),
    '-c recovery_target_action=promote',
    '-c recovery_target_timeline=current',
    // Everything needed lies in the cluster's own folder.
    '-c "restore_command=exit 1"',
  ]
}
