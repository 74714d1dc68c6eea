import { randomBytes } from 'node:crypto'
import { writeFile as writeFileCallback } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Writable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ManifestDraft } from '../manifest/manifest.ts'
import { collectBytes } from './byte-reader.ts'
import { checkArchive, readArchive } from './read-archive.ts'
import { type Item, itemOf, readTar, writeTar } from './tar-stream.ts'
import { writeArchive } from './write-archive.ts'

const key = randomBytes(32)
const draft: ManifestDraft = {
  madeAt: '2026-11-30T04:45:52.000Z',
  release: '0.1.0',
  migrations: [],
  database: { method: 'dump', version: 180_004, name: 'estu' },
  facts: { counts: {}, orders: { count: 0, digest: '0' }, slots: { count: 0, digest: '0' } },
}

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'estu-archive-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function* each(items: readonly Item[]) {
  yield* items
}
const write = (file: string, items: readonly Item[], openFile?: (file: string) => Writable) =>
  writeArchive({ items: each(items), manifest: () => draft }, { file: path.join(folder, file), key, openFile })

async function readAll(file: string) {
  const found: Record<string, string | null> = {}
  const manifest = await readArchive(path.join(folder, file), key, {
    read: async (entry) => {
      found[entry.path] = entry.isFolder ? null : (await collectBytes(entry.bytes)).toString('latin1')
    },
  })
  return { found, manifest }
}

describe('an archive', () => {
  it('gives back folders and files of every length and name', async () => {
    const long = `media/${'Слуховой аппарат есту '.repeat(12)}.webp`
    const bytes = randomBytes(150_000)
    const items: Item[] = [
      { path: 'database/empty', folder: true },
      itemOf('none', Buffer.alloc(0)),
      itemOf('block', bytes.subarray(0, 512)),
      itemOf(long, bytes),
    ]
    const checked = await write('names.backup', items)
    const { found, manifest } = await readAll('names.backup')
    expect(found).toEqual({
      'database/empty': null,
      none: '',
      block: bytes.subarray(0, 512).toString('latin1'),
      [long]: bytes.toString('latin1'),
    })
    expect(manifest).toEqual({ format: 1, ...draft, files: { count: 3, bytes: 150_512 } })
    expect(checked).toEqual(manifest)
  })

  it('holds more files than one list of sums', async () => {
    await write(
      'many.backup',
      Array.from({ length: 2500 }, (_, n) => itemOf(`f/${n}`, Buffer.from(String(n)))),
    )
    const { found, manifest } = await readAll('many.backup')
    expect(manifest.files.count).toBe(2500)
    expect(found['f/2499']).toBe('2499')
  })

  it('holds a file as long as it said, whether it grew or shrank meanwhile', async () => {
    await write('moving.backup', [
      { ...itemOf('grew', Buffer.from('abcdef')), size: 3 },
      { ...itemOf('shrank', Buffer.from('abc')), size: 5 },
    ])
    expect((await readAll('moving.backup')).found).toEqual({ grew: 'abc', shrank: 'abc\0\0' })
  })

  it('is refused when cut off, damaged, of another key, absent or no archive', async () => {
    await write('whole.backup', [itemOf('a', randomBytes(200_000))])
    const whole = await readFile(path.join(folder, 'whole.backup'))
    const flipped = Buffer.from(whole)
    flipped[100_000] = (flipped[100_000] ?? 0) ^ 1
    await writeFile(path.join(folder, 'cut.backup'), whole.subarray(0, 150_000))
    await writeFile(path.join(folder, 'flipped.backup'), flipped)
    await writeFile(path.join(folder, 'empty.backup'), '')
    const check = (file: string, by = key) => checkArchive(path.join(folder, file), by)
    await expect(check('whole.backup')).resolves.toMatchObject({ files: { bytes: 200_000 } })
    await expect(check('cut.backup')).rejects.toThrow('cut.backup is cut off')
    await expect(check('flipped.backup')).rejects.toThrow('flipped.backup is damaged')
    await expect(check('empty.backup')).rejects.toThrow('empty.backup is cut off')
    await expect(check('whole.backup', randomBytes(32))).rejects.toThrow('encrypted with another key')
    await expect(check('absent.backup')).rejects.toThrow('there is no file')
  })

  it('leaves nothing behind where its disk fills, and keeps what stood there before', async () => {
    await writeFile(path.join(folder, 'kept.backup'), 'an earlier one')
    const items = [itemOf('a', randomBytes(500_000))]
    await expect(write('kept.backup', items, openFullDisk)).rejects.toThrow(`the disk of ${folder} is full`)
    expect(await readFile(path.join(folder, 'kept.backup'), 'utf8')).toBe('an earlier one')
    expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([])
  })

  it('leaves nothing behind where what is to be saved cannot be read', async () => {
    const broken: Item = { path: 'a', size: 9, bytes: failing }
    await expect(write('never.backup', [broken])).rejects.toThrow('the disk cannot be read')
    expect((await readdir(folder)).filter((name) => name.startsWith('never'))).toEqual([])
  })

  it('is not put in place where it does not read back as it was written', async () => {
    const loses = (file: string) => {
      const parts: Buffer[] = []
      return new Writable({
        write: (part: Buffer, _encoding, done) => {
          parts.push(part)
          done()
        },
        final: (done) => writeFileCallback(file, Buffer.concat(parts).subarray(0, -40), done),
      })
    }
    await expect(write('lost.backup', [itemOf('a', randomBytes(500_000))], loses)).rejects.toThrow('is cut off')
    expect((await readdir(folder)).filter((name) => name.startsWith('lost'))).toEqual([])
  })
})

it.each(['/etc/passwd', '../outside', 'media/../../outside'])('never reads out %s', async (name) => {
  const archive = writeTar(each([itemOf(name, Buffer.from('x'))]))
  await expect(collectPaths(readTar(archive, 'x.backup'))).rejects.toThrow('holds a file that may not be written')
})

async function collectPaths(entries: ReturnType<typeof readTar>) {
  for await (const { bytes } of entries) await collectBytes(bytes)
}

// biome-ignore lint/correctness/useYield: it fails before it could.
async function* failing(): AsyncGenerator<Buffer> {
  throw new Error('the disk cannot be read')
}

/** Takes some bytes, and then says what a full disk says. */
function openFullDisk(file: string): Writable {
  let left = 70_000
  return new Writable({
    construct: (done) => writeFileCallback(file, '', done),
    write: (part: Buffer, _encoding, done) => {
      left -= part.length
      done(left < 0 ? Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }) : null)
    },
  })
}
