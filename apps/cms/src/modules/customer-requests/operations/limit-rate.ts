import { createHash } from 'node:crypto'
import type { Payload } from 'payload'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

/**
 * How often one client may do something: so many times in so many seconds. Generous for addresses, since a mobile
 * network puts thousands of people behind one; strict for an account.
 */
const limits = {
  form: { points: 120, duration: 600 },
  hold: { points: 60, duration: 600 },
  newHold: { points: 30, duration: 600 },
  booking: { points: 60, duration: 3600 },
  findFromAddress: { points: 120, duration: 3600 },
  findNumber: { points: 20, duration: 3600 },
  findPhone: { points: 20, duration: 3600 },
  proveFromAddress: { points: 120, duration: 3600 },
  proveLink: { points: 10, duration: 86_400 },
  proveLinkEver: { points: 40, duration: 180 * 86_400 },
  changeOrder: { points: 20, duration: 3600 },
  signInFromAddress: { points: 120, duration: 3600 },
  signInAtAccount: { points: 20, duration: 3600 },
  register: { points: 60, duration: 3600 },
  mailLink: { points: 5, duration: 3600 },
  lettersTo: { points: 20, duration: 3600 },
} as const
/** Whom a count is about is nobody's to read: an address of a person stands here as its digest alone. */
const keyOf = (who: string) => createHash('sha256').update(who).digest('base64url')

export type Limit = keyof typeof limits

const made = new WeakMap<object, Map<Limit, RateLimiterPostgres>>()

function limiterOf(payload: Payload, limit: Limit): RateLimiterPostgres {
  const { pool } = payload.db
  const known = made.get(pool) ?? new Map<Limit, RateLimiterPostgres>()
  made.set(pool, known)
  const limiter =
    known.get(limit) ??
    new RateLimiterPostgres({
      storeClient: pool,
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: limit,
      ...limits[limit],
    })
  known.set(limit, limiter)
  return limiter
}

/**
 * Counts one try. The counts are kept in the database, so they hold over all storefronts.
 * @returns false when it was one too many.
 */
export async function withinLimit(payload: Payload, limit: Limit, who: string): Promise<boolean> {
  try {
    await limiterOf(payload, limit).consume(keyOf(who))
    return true
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return false
    throw refusal
  }
}

/** Forgets the tries of somebody who has proved who they are. */
export async function forgetTries(payload: Payload, limit: Limit, who: string): Promise<void> {
  await limiterOf(payload, limit).delete(keyOf(who))
}

/** Takes one counted try back: it turned out not to be what the limit is about. */
export async function giveBack(payload: Payload, limit: Limit, who: string): Promise<void> {
  await limiterOf(payload, limit).reward(keyOf(who))
}
