import { type FileHandle, open, readdir } from 'node:fs/promises'
import path from 'node:path'
import { type Item, itemOf } from '../archive/tar-stream.ts'

/** What a server makes anew at its start; and the log of changes, of which only a part is needed. */
const emptied = [
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]
const leftOut =
  /^(postmaster\.(pid|opts)|server\.log.*|backup_label.*|tablespace_map.*|recovery\.signal|standby\.signal|pg_internal\.init.*|pgsql_tmp.*|global\/pg_control)$/

/**
 * Yields the files of a cluster as they are just now. They may change while they are read: what the log of changes holds
 * since the backup began makes them consistent again.
 */
export async function* clusterItems(folder: string, into: string, below = ''): AsyncGenerator<Item> {
  const entries = await readdir(path.join(folder, below), { withFileTypes: true }).catch(ignoreGone)
  for (const entry of (entries ?? []).toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const name = path.posix.join(below, entry.name)
    if (leftOut.test(name) || leftOut.test(entry.name)) continue
    if (entry.isDirectory()) {
      yield { path: `${into}/${name}`, folder: true }
      if (!emptied.includes(name)) yield* clusterItems(folder, into, name)
    } else if (entry.isFile()) {
      yield* fileItem(path.join(folder, name), `${into}/${name}`)
    }
  }
}

/** The file is opened before its size is asked: it may be removed at any moment, and is then left out. */
export async function* fileItem(file: string, as: string): AsyncGenerator<Item> {
  const handle = await open(file).catch(ignoreGone)
  if (!handle) return
  try {
    const { size } = await handle.stat()
    yield { path: as, size, bytes: () => readHandle(handle) }
  } finally {
    await handle.close()
  }
}

/** Yields the files of a folder and all below it; none where there is no such folder. */
export async function* folderItems(folder: string, into: string): AsyncGenerator<Item> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(ignoreGone)
  for (const entry of (entries ?? []).toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const [from, to] = [path.join(folder, entry.name), `${into}/${entry.name}`]
    if (entry.isDirectory()) {
      yield { path: to, folder: true }
      yield* folderItems(from, to)
    } else if (entry.isFile()) {
      yield* fileItem(from, to)
    }
  }
}

/** The parts of the log of changes from one file to another, with what tells of earlier restores. */
export async function* walItems(folder: string, into: string, from: string, to: string): AsyncGenerator<Item> {
  const names = (await readdir(path.join(folder, 'pg_wal'))).toSorted()
  const needed = names.filter(
    (name) => (/^[0-9A-F]{24}$/.test(name) && name >= from && name <= to) || name.endsWith('.history'),
  )
  for (const name of needed) yield* fileItem(path.join(folder, 'pg_wal', name), `${into}/pg_wal/${name}`)
}

/** What tells a server where the backup began. */
export const labelItem = (into: string, label: string) => itemOf(`${into}/backup_label`, Buffer.from(label))

async function* readHandle(handle: FileHandle): AsyncGenerator<Buffer> {
  for (;;) {
    const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(262_144))
    if (bytesRead === 0) return
    yield buffer.subarray(0, bytesRead)
  }
}

function ignoreGone(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
}
