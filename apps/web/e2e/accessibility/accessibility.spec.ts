import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { appearance, changeLook, drawn } from '../support/appearance.ts'
import { kindOf, type Look, themes, visits, widths } from '../support/axe-runs.ts'
import { foreignSentences } from '../support/foreign-sentences.ts'
import { readTestEnv } from '../support/test-env.ts'

const all = visits(readTestEnv().fullSize)

test.describe(() => {
  // One window for all: a new one would make the browser fetch and compile everything again for each page.
  let page: Page
  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage()
  })
  test.afterAll(() => page.close())

  // Each page is loaded once for all that is looked at on it.
  for (const { address, locale, looks } of all) {
    test(`${address} speaks one language and is accessible: ${looks.map(nameOf).join('; ')}`, async () => {
      await page.goto(address)
      expect.soft(await foreignSentences(page, locale)).toEqual([])
      const problems: string[] = []
      for (const look of looks) {
        await changeLook(page, look)
        await expect(page.locator('html')).toHaveAttribute('data-theme', look.theme)
        problems.push(...(await violations(page)).map((found) => `${nameOf(look)}: ${found}`))
      }
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        const wider = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        if (wider !== 0) problems.push(`${width} px: ${wider} px too wide`)
      }
      expect(problems).toEqual([])
    })
  }
})

function nameOf({ width, theme }: Look): string {
  return `${width} px, ${theme}`
}

async function violations(page: Page): Promise<string[]> {
  // Without frames the older way finds the same in a third of the time: it opens no second window for each page.
  expect(await page.locator('iframe').count()).toBe(0)
  const { violations: found } = await new AxeBuilder({ page })
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // Enhanced contrast, 7:1, is the site's own measure.
    .options({ rules: { 'color-contrast-enhanced': { enabled: true } }, resultTypes: ['violations'] })
    .analyze()
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

for (const path of ['/', '/kk/apparaty/demo-phonak-ric-90-r', '/cart/checkout'])
  test(`${path} looks the same, whether its look was changed in place or it was loaded so`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(path)
    for (const look of [
      { width: 360, theme: 'contrast' },
      { width: 1280, theme: 'dark' },
      { width: 360, theme: 'light' },
    ] as const) {
      await changeLook(page, look)
      const changed = await appearance(page)
      await page.reload()
      await drawn(page)
      expect(changed.length).toBeGreaterThan(100)
      // What only a script adds appears again a moment after the page.
      await expect.poll(() => appearance(page)).toEqual(changed)
    }
  })

test('any two of page, language, theme and width meet, in no more than 150 runs', () => {
  const runs = visits(false).flatMap(({ path, locale, looks }) =>
    looks.map(({ theme, width }) => [kindOf(path), locale, theme, String(width)]),
  )
  expect(runs.length).toBeLessThanOrEqual(150)
  const values = [0, 1, 2, 3].map((factor) => [...new Set(runs.map((run) => run[factor]))])
  expect(values.slice(1).map(({ length }) => length)).toEqual([2, themes.length, widths.length])
  const missing: string[] = []
  for (const [one, other] of [
    [0, 1],
    [0, 2],
    [0, 3],
    [1, 2],
    [1, 3],
    [2, 3],
  ] as const)
    for (const a of values[one] ?? [])
      for (const b of values[other] ?? [])
        if (!runs.some((run) => run[one] === a && run[other] === b)) missing.push(`${a} with ${b}`)
  expect(missing).toEqual([])
})
