import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { chown, mkdir, open } from 'node:fs/promises'
import path from 'node:path'
import { OperatorError } from '../../env.ts'
import { type ContentReader, readArchive } from '../archive/read-archive.ts'
import type { Entry } from '../archive/tar-stream.ts'
import { isDiskFull } from '../archive/write-archive.ts'
import { clusterPath } from '../create-backup.ts'
import { isPieceOfDump } from '../database/logical-dump.ts'

export type Owner = { uid: number; gid: number }
type Options = {
  file: string
  key: Buffer
  into: string
  /** Whom the database's files belong to, where not to us. */
  owner: Owner | null
  /** Hears the pieces of a dump in their turn. */
  onDump?: (bytes: AsyncIterable<Buffer>) => Promise<void>
}

/** Writes the files of an archive and reads each back from the disk. @throws OperatorError where the disk is full or keeps something else */
export async function extractArchive({ file, key, into, owner, onDump }: Options): Promise<void> {
  const read = async (entry: Entry) => {
    if (onDump && isPieceOfDump(entry.path)) return onDump(entry.bytes)
    const target = path.join(into, entry.path)
    await makeFolder(entry.isFolder ? target : path.dirname(target), into, owner)
    if (!entry.isFolder) await writeEntry(target, entry, into, owner)
  }
  try {
    await readArchive(file, key, { read, checkSums: (lines) => readBack(lines, into) } satisfies ContentReader)
  } catch (error) {
    if (!isDiskFull(error)) throw error
    throw new OperatorError(`the disk of ${path.dirname(into)} is full. Nothing is left of this restore.`)
  }
}

async function makeFolder(folder: string, into: string, owner: Owner | null): Promise<void> {
  const made = await mkdir(folder, { recursive: true, mode: 0o700 })
  if (!made) return
  for (let one = folder; one.length >= made.length; one = path.dirname(one)) await give(one, into, owner)
}

async function writeEntry(target: string, { bytes }: Entry, into: string, owner: Owner | null): Promise<void> {
  const handle = await open(target, 'wx', 0o600)
  try {
    for await (const part of bytes) await handle.writeFile(part)
    // The server brings its own files to the disk when it first starts on them.
    if (!isOfCluster(target, into)) await handle.sync()
  } finally {
    await handle.close()
  }
  await give(target, into, owner)
}

/** PostgreSQL runs as a user of its own where we are root. */
async function give(target: string, into: string, owner: Owner | null): Promise<void> {
  if (owner && isOfCluster(target, into)) await chown(target, owner.uid, owner.gid)
}

const isOfCluster = (target: string, into: string) => path.relative(into, target).split(path.sep)[0] === clusterPath

async function readBack(lines: readonly string[], into: string): Promise<void> {
  for (const line of lines) {
    const [sum, name = ''] = line.trimEnd().split(/ {2}(.*)/s)
    if (isPieceOfDump(name)) continue
    const hash = createHash('sha256')
    for await (const part of createReadStream(path.join(into, name))) hash.update(part)
    if (hash.digest('hex') !== sum)
      throw new OperatorError(`the disk of ${path.dirname(into)} does not keep what is written to it (${name}).`)
  }
}
