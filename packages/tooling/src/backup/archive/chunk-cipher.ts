import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import { OperatorError } from '../../env.ts'
import { readBytes } from './byte-reader.ts'

/** Bytes of a chunk before encryption; each is followed by its tag. */
export const chunkBytes = 65_536
const tagBytes = 16
const magic = Buffer.from('estu backup 1\n')
const keyIdBytes = 8
const saltBytes = 16
export const headerBytes = magic.length + keyIdBytes + saltBytes

/** Returns what tells one key from another without telling the key. */
export const keyIdOf = (key: Buffer) =>
  createHash('sha256').update('estu backup key').update(key).digest().subarray(0, keyIdBytes)

/**
 * Encrypts a stream with AES-256-GCM, chunk by chunk. The nonce counts the chunks and marks the last one, so that chunks
 * that are missing, moved or cut off are noticed. The key is derived for this file alone, so no nonce is used twice.
 */
export async function* encryptChunks(source: AsyncIterable<Buffer>, key: Buffer): AsyncGenerator<Buffer> {
  const header = Buffer.concat([magic, keyIdOf(key), randomBytes(saltBytes)])
  const fileKey = deriveKey(key, header)
  yield header
  let index = 0
  for await (const { bytes, isLast } of splitChunks(source, chunkBytes)) {
    const cipher = createCipheriv('aes-256-gcm', fileKey, nonceOf(index, isLast))
    cipher.setAAD(header)
    yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
    index += 1
  }
}

/** Decrypts what `encryptChunks` wrote. @throws OperatorError that says whether the key is another, or the file cut off or damaged. */
export async function* decryptChunks(source: AsyncIterable<Buffer>, key: Buffer, name: string): AsyncGenerator<Buffer> {
  const reader = readBytes(source)
  const header = await reader.take(headerBytes)
  requireHeader(header, key, name)
  const fileKey = deriveKey(key, header)
  let index = 0
  for await (const { bytes, isLast } of splitChunks(reader.stream(Number.POSITIVE_INFINITY), chunkBytes + tagBytes)) {
    const plain = openChunk(bytes, fileKey, header, nonceOf(index, isLast))
    if (!plain) throw new OperatorError(wordsOfFault({ bytes, isLast, index, fileKey, header, name }))
    yield plain
    index += 1
  }
}

function requireHeader(header: Buffer, key: Buffer, name: string): void {
  if (header.length < headerBytes && magic.subarray(0, header.length).equals(header.subarray(0, magic.length)))
    throw new OperatorError(`${name} is cut off: fetch it once more, or take an earlier backup.`)
  if (!header.subarray(0, magic.length).equals(magic)) throw new OperatorError(`${name} is not a backup of this shop.`)
  const of = header.subarray(magic.length, magic.length + keyIdBytes)
  const given = keyIdOf(key)
  if (of.equals(given)) return
  throw new OperatorError(
    `${name} was encrypted with another key (${of.toString('hex')}, given was ${given.toString('hex')}). Give its key with ESTU_BACKUP_KEY_FILE.`,
  )
}

type Fault = { bytes: Buffer; isLast: boolean; index: number; fileKey: Buffer; header: Buffer; name: string }

/** A last chunk that opens as one in the middle, or is shorter than any, is what a broken copy ends with. */
function wordsOfFault({ bytes, isLast, index, fileKey, header, name }: Fault): string {
  const isCutOff =
    isLast &&
    (bytes.length < chunkBytes + tagBytes || openChunk(bytes, fileKey, header, nonceOf(index, false)) !== null)
  return isCutOff
    ? `${name} is cut off, or damaged at its end: fetch it once more, or take an earlier backup.`
    : `${name} is damaged after ${index * chunkBytes} bytes: fetch it once more, or take an earlier backup.`
}

function openChunk(bytes: Buffer, fileKey: Buffer, header: Buffer, nonce: Buffer): Buffer | null {
  if (bytes.length < tagBytes) return null
  const decipher = createDecipheriv('aes-256-gcm', fileKey, nonce)
  decipher.setAAD(header)
  decipher.setAuthTag(bytes.subarray(-tagBytes))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(0, -tagBytes)), decipher.final()])
  } catch {
    return null
  }
}

const deriveKey = (key: Buffer, header: Buffer) =>
  Buffer.from(hkdfSync('sha256', key, header.subarray(-saltBytes), 'estu backup', 32))

function nonceOf(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeBigUInt64BE(BigInt(index))
  nonce[11] = isLast ? 1 : 0
  return nonce
}

/** Yields pieces of one size and says which is the last; an empty source is one empty piece. */
async function* splitChunks(source: AsyncIterable<Buffer>, size: number) {
  let parts: Buffer[] = []
  let length = 0
  for await (const part of source) {
    parts.push(part)
    length += part.length
    // A full piece waits until something follows it: only then is it known not to be the last.
    if (length <= size) continue
    let whole = Buffer.concat(parts)
    for (; whole.length > size; whole = whole.subarray(size)) yield { bytes: whole.subarray(0, size), isLast: false }
    parts = [whole]
    length = whole.length
  }
  yield { bytes: Buffer.concat(parts), isLast: true }
}
