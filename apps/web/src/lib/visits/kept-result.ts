import type { AttachedResult } from '@estu/domain/screener/attached/attached-result'
import { type OfferedResult, offeredResult } from '@estu/domain/screener/attached/offered-result'
import { answerKeys } from './screener-storage'

const storageKey = answerKeys.result

/** Keeps a finished test's result for a form of this tab; null forgets it. */
export function keepResult(result: AttachedResult | null): void {
  try {
    if (result) sessionStorage.setItem(storageKey, JSON.stringify(result))
    else sessionStorage.removeItem(storageKey)
  } catch {
    // Where nothing can be kept nothing is offered.
  }
}

export type KeptResult = OfferedResult & { text: string }

export function readKeptResult(): KeptResult | null {
  try {
    const text = sessionStorage.getItem(storageKey)
    const offered = offeredResult(text, Date.now())
    if (!offered) sessionStorage.removeItem(storageKey)
    return text && offered ? { ...offered, text } : null
  } catch {
    return null
  }
}
