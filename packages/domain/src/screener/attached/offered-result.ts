import { parseJson } from '../../text/parse-json.ts'
import { savedKeptMs } from '../saved/saved-screener.ts'
import { type AttachedOutcome, attachedOutcomes, attachedVersion, longestAttached } from './attached-limits.ts'

/** A result in the words of the form that offers to send it along. */
export type OfferedResult = { outcome: AttachedOutcome; takenAt: Date }

/**
 * What a form must know of a kept result to offer it; null for what is damaged, of another version, older than a day, or
 * from later than now. By hand: a schema library would weigh more than the form. Whoever receives it reads it whole.
 * @param now milliseconds since 1970
 */
export function offeredResult(text: string | null, now: number): OfferedResult | null {
  if (!text || text.length > longestAttached) return null
  const kept = parseJson(text)
  if (typeof kept !== 'object' || kept === null || !('version' in kept) || kept.version !== attachedVersion) return null
  const { outcome: told, takenAt: time } = kept as { outcome?: unknown; takenAt?: unknown }
  const outcome = attachedOutcomes.find((known) => known === told)
  const takenAt = typeof time === 'string' ? Date.parse(time) : Number.NaN
  const age = now - takenAt
  return outcome && age >= 0 && age <= savedKeptMs ? { outcome, takenAt: new Date(takenAt) } : null
}
