import { isCostly } from './connection'
import { fetchScriptsOf } from './prefetched-pages'

/** Sections, by the paths above their pages, whose scripts are here. */
const prepared = new Set<string>()

/**
 * Has what the pages behind cards run fetched while nothing else is to be done, so that a tap on a card waits for none
 * of it. Cards come with a new page too: whoever looks at them scrolls.
 */
export function prepareCards(): void {
  whenIdle(prepare)
  addEventListener('scrollend', () => whenIdle(prepare), { passive: true })
}

/** Pages of one section all run the same; the last of its cards is the one least likely asked for at this moment. */
function prepare(): void {
  const cards = document.querySelectorAll<HTMLAnchorElement>('main .card__title a[data-in-place]')
  const card = [...cards].findLast((link) => link.getClientRects().length > 0)
  if (!card || isCostly()) return
  const section = sectionOf(card)
  // A page of the same section has already come with all of it.
  if (prepared.has(section) || section === sectionOf(location)) return
  prepared.add(section)
  fetchScriptsOf(new URL(card.href)).catch(() => prepared.delete(section))
}

const sectionOf = ({ pathname }: { pathname: string }) => pathname.slice(0, pathname.lastIndexOf('/'))

/** Safari knows no idle time: some seconds have to do there. */
function whenIdle(act: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(act)
  else setTimeout(act, 2000)
}
