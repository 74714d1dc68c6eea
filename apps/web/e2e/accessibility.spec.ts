import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { addresses } from './site-routes.ts'

const widths = [360, 1280] as const
const themes = ['light', 'dark', 'contrast'] as const

/** Every address at both widths; the themes take turns, so that each kind of page meets each of them. */
const runs = addresses.flatMap(({ address }, index) =>
  widths.map((width, turn) => ({ address, width, theme: themes[(index + turn) % themes.length] ?? 'light' })),
)

for (const { address, width, theme } of runs) {
  test(`${address} is accessible at ${width} px, ${theme}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.addInitScript((chosen) => localStorage.setItem('estu:a11y', JSON.stringify({ theme: chosen })), theme)
    await page.goto(address)
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      // Enhanced contrast, 7:1, is the site's own measure.
      .options({ rules: { 'color-contrast-enhanced': { enabled: true } } })
      .analyze()
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
    expect(found).toEqual([])
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(wider).toBe(0)
  })
}
