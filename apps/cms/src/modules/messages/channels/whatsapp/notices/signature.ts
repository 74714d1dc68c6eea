import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Whether a body was signed with our application's secret, as `X-Hub-Signature-256: sha256=…` says. Trap: over the bytes
 * as they came; a body that was parsed and written again has others.
 */
export function isSigned(body: Uint8Array, header: string | null, secret: string): boolean {
  const given = /^sha256=([0-9a-f]{64})$/i.exec(header ?? '')?.[1]
  if (!given) return false
  return timingSafeEqual(Buffer.from(given, 'hex'), createHmac('sha256', secret).update(body).digest())
}

/** Compares two words of any length, so that the time it takes tells nothing of the right one. */
export const isSameWord = (given: string, right: string): boolean => timingSafeEqual(digestOf(given), digestOf(right))

const digestOf = (word: string) => createHash('sha256').update(word).digest()
