import { expect, type Locator, type Page } from '@playwright/test'

/**
 * Whether the keyboard stands at one of these places, and what is wrong with where it stands: nobody sees it, or something
 * that stays in sight lies over it.
 */
const stopOf = (places: Element[]): { isThere: boolean; fault: string } => {
  const at = document.activeElement
  if (!at || at === document.body) return { isThere: false, fault: '' }
  const isThere = places.includes(at)
  const name = at.outerHTML.slice(0, 90)
  const { left, top, width, height } = at.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + Math.min(height / 2, 20)]
  if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return { isThere, fault: `beyond the screen: ${name}` }
  const cover = document.elementFromPoint(x, y)?.closest('header.header, .dock, .tray')
  if (cover && !cover.contains(at)) return { isThere, fault: `behind .${cover.className}: ${name}` }
  for (let box: Element | null = at, step = 0; box && step < 5; box = box.parentElement, step += 1) {
    const { outlineStyle, outlineWidth } = getComputedStyle(box)
    if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) return { isThere, fault: '' }
  }
  return { isThere, fault: `without a ring: ${name}` }
}

/** Walks on with Tab until one of these places has the focus; at every stop the focus must be seen. */
export async function tabTo(page: Page, place: Locator, most = 250): Promise<void> {
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press('Tab')
    // Asked of the page once a stop: a way has hundreds of them.
    const { isThere, fault } = await place.evaluateAll(stopOf)
    expect(fault).toBe('')
    if (isThere) return
  }
  throw new Error(`the keyboard does not come to ${place}`)
}

/** As whoever knows the site begins: past the header by the link that is the first stop of every page, or the next after its last. */
export async function skipToContent(page: Page): Promise<void> {
  await tabTo(page, page.locator('.skip'))
  await page.keyboard.press('Enter')
}

/** Walks to a place and presses it. */
export async function press(page: Page, place: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, place)
  await page.keyboard.press(key)
}

/** Walks to a field and types. */
export async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.type(text)
}
