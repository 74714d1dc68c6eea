import { createHmac, timingSafeEqual } from 'node:crypto'

export type LinkKind = 'order' | 'appointment' | 'wait'

const sign = (secret: string, kind: LinkKind, id: Buffer) =>
  createHmac('sha256', secret).update(`personal-link:${kind}:`).update(id).digest().subarray(0, 16)

/**
 * The unguessable part of the address at which a shopper follows one order, visit or wait: the document's id, signed with
 * 128 bits. Nothing is stored, so nothing can leak from the database.
 */
export function linkToken(secret: string, kind: LinkKind, id: string): string {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex')
  return Buffer.concat([bytes, sign(secret, kind, bytes)]).toString('base64url')
}

/** The document a link was made for, or null for anything else. */
export function idOfLink(secret: string, kind: LinkKind, token: string): string | null {
  if (!/^[A-Za-z0-9_-]{43}$/.test(token)) return null
  const all = Buffer.from(token, 'base64url')
  if (all.length !== 32) return null
  const id = all.subarray(0, 16)
  if (!timingSafeEqual(all.subarray(16), sign(secret, kind, id))) return null
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
