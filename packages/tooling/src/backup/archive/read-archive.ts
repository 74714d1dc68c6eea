import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import { OperatorError } from '../../env.ts'
import { type Manifest, parseManifest } from '../manifest/manifest.ts'
import { decryptChunks } from './chunk-cipher.ts'
import { type Entry, hashed, lineOf, manifestPath, readTar, sumsFolder, textOfEntry } from './tar-stream.ts'

/** What a file of an archive is for. */
export type ContentReader = {
  /** Reads all bytes of a file, or makes a folder. */
  read: (entry: Entry) => Promise<void>
  /** Hears the sums of the files since the last time. */
  checkSums?: (lines: readonly string[]) => Promise<void>
}

/** Reads an archive from end to end and writes nothing. @throws OperatorError where it is not whole */
export const checkArchive = (file: string, key: Buffer): Promise<Manifest> =>
  readArchive(file, key, {
    read: async ({ bytes }) => {
      for await (const _part of bytes);
    },
  })

/**
 * Reads an archive, file by file, and compares each with its sum. @returns its table of contents
 * @throws OperatorError where the key is another, or the archive cut off or damaged
 */
export async function readArchive(file: string, key: Buffer, content: ContentReader): Promise<Manifest> {
  const name = path.basename(file).replace(/\.\d+\.part$/, '')
  const fault = new OperatorError(`${name} is damaged inside: take an earlier backup.`)
  const found = { count: 0, bytes: 0 }
  let lines: string[] = []
  let manifest: Manifest | null = null
  for await (const entry of readTar(openPlain(file, key, name), name)) {
    if (entry.path === manifestPath) {
      manifest = parseManifest(await textOfEntry(entry), name)
    } else if (path.dirname(entry.path) === sumsFolder) {
      if ((await textOfEntry(entry)) !== lines.join('')) throw fault
      await content.checkSums?.(lines)
      lines = []
    } else if (entry.isFolder) {
      await content.read(entry)
    } else {
      const hash = createHash('sha256')
      await content.read({ ...entry, bytes: hashed(entry.bytes, hash) })
      lines.push(lineOf(hash.digest('hex'), entry.path))
      found.count += 1
      found.bytes += entry.size
    }
  }
  const isWhole = manifest?.files.count === found.count && manifest.files.bytes === found.bytes && lines.length === 0
  if (!manifest || !isWhole) throw fault
  return manifest
}

/** Yields the bytes of the tar archive inside. */
async function* openPlain(file: string, key: Buffer, name: string): AsyncGenerator<Buffer> {
  await requireFile(file)
  const unpacked = createZstdDecompress()
  const source = createReadStream(file, { highWaterMark: 1_048_576 })
  // What fails on the way is thrown by whoever reads from `unpacked`.
  const feeding = pipeline(source, (bytes: AsyncIterable<Buffer>) => decryptChunks(bytes, key, name), unpacked)
  const failed = feeding.then(
    () => null,
    (error: unknown) => error,
  )
  try {
    yield* Readable.from(unpacked)
  } catch (error) {
    const first = await failed
    throw first instanceof OperatorError ? first : error
  } finally {
    unpacked.destroy()
    source.destroy()
  }
}

async function requireFile(file: string): Promise<void> {
  const found = await stat(file).catch(() => null)
  if (!found?.isFile()) throw new OperatorError(`there is no file ${file}.`)
}
