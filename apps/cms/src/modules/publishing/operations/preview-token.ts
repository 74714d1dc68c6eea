import { createHmac, timingSafeEqual } from 'node:crypto'
import { parseJson } from '@estu/domain/text/parse-json'
import { z } from 'zod'

const claims = z.object({
  collection: z.string().min(1).max(64),
  /** A document's id, or the slug of a global. */
  id: z.string().min(1).max(64),
  locale: z.enum(['ru', 'kk']),
  /** Seconds since the epoch. */
  exp: z.number().int(),
})

export type PreviewClaims = z.infer<typeof claims>

/**
 * A preview link lives for half an hour at least and an hour at most, in seconds. All that are asked for within the same
 * half hour are the same link: the admin asks at each save, and with another one its frame would begin anew.
 */
const halfHour = 30 * 60

function signature(body: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`estu-preview.${body}`).digest()
}

/** A link's token: base64url JSON, a dot, and its HMAC-SHA-256. */
export function signPreview(what: Omit<PreviewClaims, 'exp'>, secret: string, now = Date.now()): string {
  const exp = (Math.floor(now / 1000 / halfHour) + 2) * halfHour
  const body = Buffer.from(JSON.stringify({ ...what, exp })).toString('base64url')
  return `${body}.${signature(body, secret).toString('base64url')}`
}

/** @returns the claims, or null when the token is malformed, forged or expired: the caller need not know which. */
export function verifyPreview(token: string, secret: string, now = Date.now()): PreviewClaims | null {
  const [body, mark, ...rest] = token.split('.')
  if (!body || !mark || rest.length > 0) return null
  const given = Buffer.from(mark, 'base64url')
  const expected = signature(body, secret)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const parsed = claims.safeParse(parseJson(Buffer.from(body, 'base64url').toString('utf8')))
  if (!parsed.success || parsed.data.exp * 1000 < now) return null
  return parsed.data
}
