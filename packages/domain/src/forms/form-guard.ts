/** Fields that every public form carries beside its own. People never see the trap; machines fill it. */
export const honeypotField = 'website'
export const keyField = 'idempotencyKey'
export const openedField = 'openedAt'

/** Nobody reads and fills a form faster than this. */
export const quickestFillMs = 2500
/** After this a form is asked to be looked at once more: prices and times may have changed. */
export const oldestFormMs = 24 * 60 * 60 * 1000

/** One key a submission: letters, digits and hyphens. Longer than Stripe's 255 is refused, too short is guessable. */
export const isIdempotencyKey = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Za-z0-9-]{16,255}$/.test(value)

export type GuardVerdict = 'ok' | 'trapped' | 'too-quick' | 'expired'

/**
 * Whether a submission looks like a person's.
 * @param opened when the form was made, in milliseconds since the epoch, as sealed by the server
 */
export function verifyForm(trap: string, opened: number | null, now: number): GuardVerdict {
  if (trap !== '') return 'trapped'
  if (opened === null || now - opened > oldestFormMs || opened - now > 60_000) return 'expired'
  return now - opened < quickestFillMs ? 'too-quick' : 'ok'
}
