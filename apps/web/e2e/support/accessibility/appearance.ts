import type { Page } from '@playwright/test'
import type { Look } from './axe-runs.ts'

/** Changes width and theme of a page that stands open, the theme as its own panel does, and waits until all is drawn. */
export async function changeLook(page: Page, { width, theme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.evaluate((chosen) => {
    const choice = document.querySelector<HTMLInputElement>(`input[name="a11y-theme"][value="${chosen}"]`)
    if (!choice) throw new Error('the page has no choice of theme')
    choice.checked = true
    choice.dispatchEvent(new Event('change', { bubbles: true }))
  }, theme)
  await drawn(page)
}

/** Colours that fade are measured when they have arrived. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    const fading = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.all(fading.map(({ finished }) => finished.catch(() => null)))
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
}

/** How everything on the page is drawn: each element's place, colours and letters. */
export const appearance = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const html = document.documentElement
    const settings = [...html.attributes].filter(({ name }) => name.startsWith('data-'))
    const lines = [settings.map(({ name, value }) => `${name}=${value}`).join(' ')]
    for (const element of document.body.querySelectorAll('*')) {
      const style = getComputedStyle(element)
      const { x, y, width, height } = element.getBoundingClientRect()
      const place = [x, y + scrollY, width, height].map(Math.round)
      const looks = [style.color, style.backgroundColor, style.borderTopColor, style.boxShadow, style.fill]
      const shown = [style.display, style.visibility, style.opacity, style.fontSize, style.filter]
      lines.push([element.tagName, ...place, ...looks, ...shown].join(' '))
    }
    return lines
  })
