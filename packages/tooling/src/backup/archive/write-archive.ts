import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress } from 'node:zlib'
import { OperatorError } from '../../env.ts'
import { type ManifestDraft, writeManifest } from '../manifest/manifest.ts'
import { encryptChunks } from './chunk-cipher.ts'
import { checkArchive } from './read-archive.ts'
import { type Item, itemOf, manifestPath, withSums, writeTar } from './tar-stream.ts'

export type ArchiveContent = {
  items: AsyncIterable<Item>
  /** Asked for once all items are written. */
  manifest: () => ManifestDraft
}

type Options = {
  /** Its name once it is complete and checked. */
  file: string
  key: Buffer
  /** Where the bytes go; replaced to try a disk that is full. */
  openFile?: (file: string) => Writable
}

/** Ends the name of a file that is being written by the process whose number stands before it. */
const partialName = (file: string) => `${file}.${process.pid}.part`

/**
 * Writes an encrypted archive: under another name first, then read back wholly, and only then under its own. Whatever
 * fails, nothing is left. @throws OperatorError where the disk is full
 */
export async function writeArchive(content: ArchiveContent, { file, key, openFile = openOnDisk }: Options) {
  const partial = partialName(file)
  try {
    await pipeline(
      writeTar(allItems(content)),
      createZstdCompress(),
      (source: AsyncIterable<Buffer>) => encryptChunks(source, key),
      openFile(partial),
    )
    const checked = await checkArchive(partial, key)
    await rename(partial, file)
    await syncFolder(path.dirname(file))
    return checked
  } catch (error) {
    await rm(partial, { force: true })
    throw isDiskFull(error)
      ? new OperatorError(
          `the disk of ${path.dirname(file)} is full. Nothing is left of this backup; those made before stand as they were.`,
        )
      : error
  }
}

async function* allItems({ items, manifest }: ArchiveContent): AsyncGenerator<Item> {
  const files = { count: 0, bytes: 0 }
  yield* withSums(items, (bytes) => {
    files.count += 1
    files.bytes += bytes
  })
  yield itemOf(manifestPath, Buffer.from(writeManifest(manifest(), files)))
}

/** What is written is on the disk before it is called complete. */
const openOnDisk = (file: string): Writable =>
  createWriteStream(file, { mode: 0o600, flush: true, highWaterMark: 1_048_576 })

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

export const isDiskFull = (error: unknown) =>
  error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT'].includes(String(error.code))
