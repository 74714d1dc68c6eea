import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

const cipher = 'aes-256-gcm'
const ivLength = 12
const tagLength = 16

/** A key for one use, made from the one secret of the installation: each context has its own. */
const keyOf = (secret: string, context: string) => Buffer.from(hkdfSync('sha256', secret, '', `estu ${context}`, 32))

/** Bound to its owner: a row that is copied to another account opens nothing. */
export function encryptFor(secret: string, staffId: string, text: string): string {
  const iv = randomBytes(ivLength)
  const sealing = createCipheriv(cipher, keyOf(secret, 'second factor'), iv).setAAD(Buffer.from(staffId))
  const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()])
  return Buffer.concat([iv, sealing.getAuthTag(), sealed]).toString('base64')
}

/** @returns null where the text was made with another secret of the installation, or for somebody else */
export function decryptFor(secret: string, staffId: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64')
  const opening = createDecipheriv(cipher, keyOf(secret, 'second factor'), bytes.subarray(0, ivLength))
  try {
    opening.setAAD(Buffer.from(staffId)).setAuthTag(bytes.subarray(ivLength, ivLength + tagLength))
    return Buffer.concat([opening.update(bytes.subarray(ivLength + tagLength)), opening.final()]).toString('utf8')
  } catch {
    return null
  }
}

/** Twelve digits could be tried out from a stolen table; under a key that is not in it they cannot. */
export const recoveryHash = (secret: string, staffId: string, code: string) =>
  createHmac('sha256', keyOf(secret, 'recovery codes')).update(`${staffId}:${code}`).digest('base64url')
