import { readdir } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { OperatorError } from '../../env.ts'
import type { Item } from '../archive/tar-stream.ts'
import type { ShopFacts } from '../manifest/manifest.ts'
import { clusterItems, fileItem, labelItem, walItems } from './cluster-files.ts'
import { markQuietMoment } from './quiet-moment.ts'

export type BaseBackup = { facts: ShopFacts; restorePoint: string }

/**
 * Yields a server's files with as much of its log of changes as makes them one moment: `restorePoint`, of which `facts`
 * tell. The server may be at work. @param done hears of that moment once it is over
 */
export async function* baseBackup(
  { url, folder, into, restorePoint }: { url: string; folder: string; into: string; restorePoint: string },
  done: (backup: BaseBackup) => void,
): AsyncGenerator<Item> {
  if ((await readdir(path.join(folder, 'pg_tblspc'))).length > 0)
    throw new OperatorError('the database has tablespaces outside its folder, which a backup of its folder would lack.')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    // As long as this connection lasts, nothing of the log of changes goes that the backup needs.
    await client.query('select pg_create_physical_replication_slot($1, true, true)', [`estu_backup_${process.pid}`])
    await client.query('select pg_backup_start($1, true)', [restorePoint])
    yield* clusterItems(folder, into)
    const stopped = await client.query('select labelfile from pg_backup_stop(false)')
    const label = String(stopped.rows[0].labelfile)
    const { facts, walFile } = await markQuietMoment(client, restorePoint)
    await client.query('select pg_switch_wal()')
    yield labelItem(into, label)
    yield* walItems(folder, into, firstWalFile(label), walFile)
    yield* fileItem(path.join(folder, 'global/pg_control'), `${into}/global/pg_control`)
    done({ facts, restorePoint })
  } finally {
    await client.end()
  }
}

/** «START WAL LOCATION: 0/5000028 (file 000000010000000000000005)» */
function firstWalFile(label: string): string {
  const file = /\(file ([0-9A-F]{24})\)/.exec(label)?.[1]
  if (!file) throw new Error(`no file in the label of the backup: ${label}`)
  return file
}
