import { restoreScreener } from '@estu/domain/screener/saved/restore-screener'
import { saveScreener } from '@estu/domain/screener/saved/saved-screener'
import type { ScreenerState } from '@estu/domain/screener/screener-state'
import { answerKeys } from '@/lib/visits/screener-storage'

const storageKey = answerKeys.test

export function readSavedTest(): ScreenerState | null {
  try {
    const saved = restoreScreener(sessionStorage.getItem(storageKey), Date.now())
    if (!saved) sessionStorage.removeItem(storageKey)
    return saved
  } catch {
    return null
  }
}

/** @returns false where the browser keeps nothing: storage is forbidden or full */
export function keepTest(state: ScreenerState): boolean {
  const text = saveScreener(state, Date.now())
  if (!text) return true
  try {
    sessionStorage.setItem(storageKey, text)
    return true
  } catch {
    return false
  }
}
