import { keepCartInPlace } from './cart-in-place'
import { followThumbs } from './follow-thumbs'
import { sayOpeningHours } from './opening-hours'
import { keepOwnLevels } from './own-levels'

/** Everything a script does on a product's page; it ends with `signal`. */
export function startProductPage(page: HTMLElement, signal: AbortSignal): void {
  if (signal.aborted) return
  followThumbs(page, signal)
  keepCartInPlace(page, signal)
  keepOwnLevels(page, signal)
  sayOpeningHours(page, signal)
}
