import type { Page } from '@playwright/test'

/** How far the page can be moved sideways. Trap: an emulated phone widens its own screen and hides it. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/** What can be pressed in the header and lies beyond the edges of the screen. */
export const outsideHeader = (page: Page): Promise<string[]> =>
  page.locator('header.header :is(a, button, input)').evaluateAll((parts) =>
    parts
      .filter((part) => {
        const { left, right, width } = part.getBoundingClientRect()
        return width > 0 && (left < -0.5 || right > innerWidth + 0.5)
      })
      .map((part) => part.outerHTML.slice(0, 80)),
  )

/** What makes the page movable sideways: its own outermost parts beyond the right edge. */
export const beyondEdge = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return []
    const isBeyond = (part: Element) => part.getBoundingClientRect().right > innerWidth + 0.5
    return [...document.body.querySelectorAll('*')]
      .filter((part) => isBeyond(part) && !(part.parentElement && isBeyond(part.parentElement)))
      .map((part) => part.outerHTML.slice(0, 200))
  })
