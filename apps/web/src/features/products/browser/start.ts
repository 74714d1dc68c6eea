import { followThumbs } from './follow-thumbs'
import { sendGoodsInPlace } from './goods-in-place'
import { sayOpeningHours } from './opening-hours'
import { keepOwnLevels } from './own-levels'

/** Everything a script does on a product's page; it ends with `signal`. */
export function startProductPage(page: HTMLElement, signal: AbortSignal): void {
  if (signal.aborted) return
  followThumbs(page, signal)
  sendGoodsInPlace(page, signal)
  keepOwnLevels(page, signal)
  sayOpeningHours(page, signal)
}
