import { createHash } from 'node:crypto'
import { Header, Pax } from 'tar'
import { OperatorError } from '../../env.ts'
import { collectBytes, readBytes } from './byte-reader.ts'

/** What is put into an archive. A file is as long as it says: what it lacks in the end is filled with zeros, what it grew by is left out. */
export type Item = { path: string; folder: true } | { path: string; size: number; bytes: () => AsyncIterable<Buffer> }

/** What comes out of one. The bytes of each have to be read before the next is asked for. */
export type Entry = { path: string; isFolder: boolean; size: number; bytes: AsyncIterable<Buffer> }

const blockBytes = 512
const padding = (size: number) => Buffer.alloc((blockBytes - (size % blockBytes)) % blockBytes)

/** Writes a tar archive. */
export async function* writeTar(items: AsyncIterable<Item>): AsyncGenerator<Buffer> {
  for await (const item of items) {
    const isFolder = 'folder' in item
    const size = isFolder ? 0 : item.size
    const header = new Header({
      path: item.path,
      size,
      mode: 0o600,
      mtime: new Date(0),
      type: isFolder ? 'Directory' : 'File',
    })
    const block = Buffer.alloc(blockBytes)
    if (header.encode(block, 0)) yield new Pax({ path: item.path, size }).encode()
    yield block
    if (isFolder) continue
    yield* exactly(item.bytes(), size)
    yield padding(size)
  }
  yield Buffer.alloc(2 * blockBytes)
}

async function* exactly(source: AsyncIterable<Buffer>, size: number): AsyncGenerator<Buffer> {
  let missing = size
  for await (const part of source) {
    const piece = part.subarray(0, missing)
    missing -= piece.length
    yield piece
    if (missing === 0) return
  }
  for (; missing > 0; missing -= Math.min(missing, 65_536)) yield Buffer.alloc(Math.min(missing, 65_536))
}

/** Reads what `writeTar` wrote. @throws OperatorError where it is none */
export async function* readTar(source: AsyncIterable<Buffer>, name: string): AsyncGenerator<Entry> {
  const reader = readBytes(source)
  let longer: { path?: string; size?: number } = {}
  for (;;) {
    const header = new Header(await reader.take(blockBytes))
    // Whatever is left of the stream is read too: only at its end is it known to be whole.
    if (header.nullBlock) break
    if (!header.cksumValid) throw new OperatorError(`${name} is damaged inside: take an earlier backup.`)
    const size = longer.size ?? header.size ?? 0
    if (header.type === 'ExtendedHeader') {
      longer = Pax.parse((await reader.take(size)).toString('utf8'))
      await reader.take(padding(size).length)
      continue
    }
    const path = safePath(longer.path ?? header.path ?? '', name)
    longer = {}
    yield { path, isFolder: header.type === 'Directory', size, bytes: reader.stream(size) }
    await reader.take(padding(size).length)
  }
  for await (const _rest of reader.stream(Number.POSITIVE_INFINITY));
}

/** Nothing is ever written outside the folder that is restored into. */
function safePath(given: string, name: string): string {
  const path = given.replace(/\/$/, '')
  if (path === '' || path.startsWith('/') || path.split('/').includes('..') || path.includes('\0'))
    throw new OperatorError(`${name} holds a file that may not be written (${JSON.stringify(given)}).`)
  return path
}

/** Files whose sums stand together in one entry. */
const filesOfList = 1000
export const sumsFolder = 'checksums'
export const manifestPath = 'manifest.json'

/**
 * Adds sums to items: after each thousand files an entry as `sha256sum` writes it, so that memory does not follow how many
 * there are. @param count hears of each file
 */
export async function* withSums(items: AsyncIterable<Item>, count: (bytes: number) => void): AsyncGenerator<Item> {
  let sums: string[] = []
  let lists = 0
  const list = (): Item => {
    const text = Buffer.from(sums.join(''))
    sums = []
    lists += 1
    return itemOf(`${sumsFolder}/${String(lists).padStart(6, '0')}`, text)
  }
  for await (const item of items) {
    if ('folder' in item) {
      yield item
      continue
    }
    const hash = createHash('sha256')
    const { path, size, bytes } = item
    yield { path, size, bytes: () => hashed(exactly(bytes(), size), hash) }
    sums.push(lineOf(hash.digest('hex'), path))
    count(size)
    if (sums.length === filesOfList) yield list()
  }
  yield list()
}

export const lineOf = (sum: string, path: string) => `${sum}  ${path}\n`

export async function* hashed(source: AsyncIterable<Buffer>, hash: ReturnType<typeof createHash>) {
  for await (const part of source) {
    hash.update(part)
    yield part
  }
}

/** An item whose bytes are at hand. */
export const itemOf = (path: string, bytes: Buffer): Item => ({
  path,
  size: bytes.length,
  bytes: async function* once() {
    yield bytes
  },
})

export const textOfEntry = async (entry: Entry) => (await collectBytes(entry.bytes)).toString('utf8')
