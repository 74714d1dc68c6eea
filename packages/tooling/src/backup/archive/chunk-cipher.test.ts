import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { collectBytes } from './byte-reader.ts'
import { chunkBytes, decryptChunks, encryptChunks, headerBytes } from './chunk-cipher.ts'

const key = randomBytes(32)
const sealedChunk = chunkBytes + 16

async function* inPieces(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}
const encrypt = (bytes: Buffer) => collectBytes(encryptChunks(inPieces(bytes, 10_000), key))
const decrypt = (bytes: Buffer, by = key) => collectBytes(decryptChunks(inPieces(bytes, 77_777), by, 'x.backup'))

describe('a stream encrypted in chunks', () => {
  it.each([0, 1, chunkBytes - 1, chunkBytes, chunkBytes + 1, 3 * chunkBytes, 3 * chunkBytes + 5])(
    'gives %i bytes back',
    async (size) => {
      const plain = randomBytes(size)
      const sealed = await encrypt(plain)
      expect((await decrypt(sealed)).equals(plain)).toBe(true)
      expect(sealed.includes(plain.subarray(0, 32)) && size > 31).toBe(false)
    },
  )

  it('never encrypts the same bytes alike', async () => {
    const plain = Buffer.alloc(100)
    expect((await encrypt(plain)).equals(await encrypt(plain))).toBe(false)
  })

  it('is refused as cut off wherever it ends too early', async () => {
    const sealed = await encrypt(randomBytes(3 * chunkBytes + 5))
    const ends = [0, 1, 2, 3].flatMap((chunk) => [0, 1, 15, 16, 17, 5000].map((more) => chunk * sealedChunk + more))
    const cuts = [0, 5, headerBytes - 1, ...ends.map((end) => headerBytes + end)]
    for (const cut of cuts.filter((end) => end < sealed.length))
      await expect(decrypt(sealed.subarray(0, cut)), `cut at ${cut}`).rejects.toThrow('x.backup is cut off')
  })

  it('is refused where a byte of any chunk or of the header is another', async () => {
    const sealed = await encrypt(randomBytes(2 * chunkBytes + 5))
    const places = [headerBytes - 1, headerBytes, headerBytes + sealedChunk + 7, sealed.length - 20, sealed.length - 1]
    for (const place of places) {
      const damaged = Buffer.from(sealed)
      damaged[place] = (damaged[place] ?? 0) ^ 1
      await expect(decrypt(damaged), `byte ${place}`).rejects.toThrow(/x\.backup is (damaged|cut off, or damaged)/)
    }
  })

  it('is refused where chunks are exchanged or something follows the end', async () => {
    const sealed = await encrypt(randomBytes(3 * chunkBytes))
    const chunk = (index: number) =>
      sealed.subarray(headerBytes + index * sealedChunk, headerBytes + (index + 1) * sealedChunk)
    const exchanged = Buffer.concat([sealed.subarray(0, headerBytes), chunk(1), chunk(0), chunk(2)])
    await expect(decrypt(exchanged)).rejects.toThrow('x.backup is damaged after 0 bytes')
    await expect(decrypt(Buffer.concat([sealed, chunk(2)]))).rejects.toThrow(/damaged/)
  })

  it('tells another key from damage, and a foreign file from both', async () => {
    const sealed = await encrypt(randomBytes(10))
    await expect(decrypt(sealed, randomBytes(32))).rejects.toThrow('was encrypted with another key')
    await expect(decrypt(randomBytes(500))).rejects.toThrow('x.backup is not a backup of this shop')
  })
})
