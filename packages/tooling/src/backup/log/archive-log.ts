import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'
import type pg from 'pg'
import { withClient } from '../../database/open-database.ts'
import { OperatorError } from '../../env.ts'
import { decryptChunks, encryptChunks } from '../archive/chunk-cipher.ts'
import { fileOfPart, isPartOfLog, listParts } from './log-folder.ts'

export type LogSource = { url: string; cluster: string; folder: string; key: Buffer }

/** As long as it stands, the server lets no part of its log go that was not put away. */
const slot = 'estu_log'

/** Puts away, encrypted, what the log of changes holds since the last time. @returns how many parts */
export async function archiveLog({ url, cluster, folder, key }: LogSource): Promise<number> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return withClient(url, async (client) => {
    const first = await reserve(client)
    // The part that is being written ends here, if anything is in it.
    await client.query('select pg_switch_wal()')
    const { rows } = await client.query(
      'select lsn::text as lsn, pg_walfile_name(lsn) as writing from (select pg_current_wal_flush_lsn() as lsn) as now',
    )
    const kept = new Set(await listParts(folder))
    const names = await readdir(path.join(cluster, 'pg_wal'))
    const isDue = (name: string) => name.endsWith('.history') || (name >= first && name < String(rows[0].writing))
    const parts = names.filter((name) => isPartOfLog(name) && !kept.has(name) && isDue(name)).toSorted()
    for (const part of parts) await putAway(path.join(cluster, 'pg_wal', part), fileOfPart(folder, part), key)
    await client.query('select pg_replication_slot_advance($1, $2::pg_lsn)', [slot, rows[0].lsn])
    return parts.length
  })
}

/** Lets the server keep its log as short as it likes: nobody puts it away any more. */
export async function endLog(url: string): Promise<void> {
  await withClient(url, (client) =>
    client.query('select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name = $1', [slot]),
  )
}

/** @returns the first part that was not put away yet: what the server keeps from before it is nobody's loss */
async function reserve(client: pg.ClientBase): Promise<string> {
  const ask = 'select pg_walfile_name(restart_lsn) as first from pg_replication_slots where slot_name = $1'
  const found = await client.query(ask, [slot])
  if (found.rowCount === 0) await client.query('select pg_create_physical_replication_slot($1, true)', [slot])
  return String((found.rows[0] ?? (await client.query(ask, [slot])).rows[0]).first)
}

async function putAway(file: string, as: string, key: Buffer): Promise<void> {
  const partial = `${as}.part`
  try {
    await pipeline(
      createReadStream(file),
      createZstdCompress(),
      (source: AsyncIterable<Buffer>) => encryptChunks(source, key),
      createWriteStream(partial, { mode: 0o600, flush: true }),
    )
    await rename(partial, as)
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
}

/** Reads the whole log. @throws OperatorError where there is none, or a part of it is cut off, damaged or of another key */
export async function checkLog(folder: string, key: Buffer): Promise<void> {
  const parts = await listParts(folder)
  if (parts.length === 0)
    throw new OperatorError(`${folder} holds no log of changes to go on with. Restore the backup without --until.`)
  for (const part of parts)
    await unpack(fileOfPart(folder, part), key, new Writable({ write: (_part, _as, done) => done() }))
}

/** Writes a part of the log as the server wants it. */
export const takeOut = (folder: string, part: string, to: string, key: Buffer): Promise<void> =>
  unpack(fileOfPart(folder, part), key, createWriteStream(to, { mode: 0o600, flags: 'wx' }))

const unpack = (file: string, key: Buffer, to: Writable) =>
  pipeline(
    createReadStream(file),
    (source: AsyncIterable<Buffer>) => decryptChunks(source, key, path.basename(file)),
    createZstdDecompress(),
    to,
  )
