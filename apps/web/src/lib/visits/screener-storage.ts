import { savedKeptMs } from '@estu/domain/screener/saved/saved-screener'
import { parseJson } from '@estu/domain/text/parse-json'

/** What the hearing screener keeps in this tab alone: the test as it stands, and what of its result may be attached. */
export const answerKeys = { test: 'hearing-screener', result: 'hearing-screener-result' } as const

const keys = Object.values(answerKeys)

/** Takes the screener's answers out of this tab: they are nobody else's. */
export function forgetAnswers(): void {
  try {
    for (const key of keys) sessionStorage.removeItem(key)
  } catch {
    // Where nothing can be removed nothing was kept.
  }
}

/** Takes out what is older than a day, from later than now, or cannot be read. */
export function forgetOldAnswers(now: number): void {
  try {
    for (const key of keys) if (!isKept(sessionStorage.getItem(key), now)) sessionStorage.removeItem(key)
  } catch {
    // Where nothing can be removed nothing was kept.
  }
}

function isKept(text: string | null, now: number): boolean {
  const kept = parseJson(text ?? '') as { savedAt?: unknown; takenAt?: unknown } | null | undefined
  const { savedAt, takenAt } = kept ?? {}
  const age = now - (typeof savedAt === 'number' ? savedAt : Date.parse(String(takenAt)))
  return age >= 0 && age <= savedKeptMs
}
