import { restoreScreener } from '@estu/domain/screener/saved/restore-screener'
import { saveScreener } from '@estu/domain/screener/saved/saved-screener'
import type { ScreenerState } from '@estu/domain/screener/screener-state'
import { keepResult } from '@/lib/kept-result'

/** Of this tab alone: whoever uses the device next finds nothing. */
const storageKey = 'hearing-screener'

export function readSavedTest(): ScreenerState | null {
  try {
    return restoreScreener(sessionStorage.getItem(storageKey), Date.now())
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

export function forgetTest(): void {
  keepResult(null)
  try {
    sessionStorage.removeItem(storageKey)
  } catch {
    // Where nothing can be removed nothing was kept.
  }
}
