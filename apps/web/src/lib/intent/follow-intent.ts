import { isCostly } from './connection'
import { answerNavigations, prefetchPage } from './prefetched-pages'
import { prepareCards } from './prepared-cards'
import { trackScrollTarget } from './scroll-target'

/** A pointer that only passes over a link does not mean it. In milliseconds. */
const dwellMs = 65

/**
 * Asks for a page at the first sign that somebody wants it: a finger or a button goes down on a link, or a pointer rests
 * there. Whoever pays for each byte, or waits for it, is spared what they may not open.
 */
export function followIntent(): void {
  answerNavigations()
  trackScrollTarget()
  prepareCards()
  let resting: ReturnType<typeof setTimeout> | undefined
  let forget = () => {}
  document.addEventListener('pointerdown', (event) => {
    clearTimeout(resting)
    const url = event.isPrimary && event.button === 0 ? meantBy(event) : null
    if (url) forget = prefetchPage(url)
  })
  // A finger that moved scrolls the page.
  document.addEventListener('pointercancel', () => forget())
  document.addEventListener('pointerover', (event) => {
    clearTimeout(resting)
    const url = event.pointerType === 'mouse' && !isCostly() ? meantBy(event) : null
    if (url) resting = setTimeout(() => prefetchPage(url), dwellMs)
  })
}

/** The page of this site that a link under the pointer leads to without a new document; null for every other. */
function meantBy(event: PointerEvent): URL | null {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-in-place]') : null
  if (!link) return null
  const url = new URL(link.href)
  const isHere = url.pathname + url.search === location.pathname + location.search
  return isHere || url.origin !== location.origin ? null : url
}
