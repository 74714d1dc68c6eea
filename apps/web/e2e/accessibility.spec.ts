import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { addresses } from './site-routes.ts'

const widths = [360, 1280] as const
const themes = ['light', 'dark', 'contrast'] as const

/**
 * Every address at one width and theme, so chosen that each kind of page meets each width, theme and language.
 * Enhanced contrast (7:1) is part of it.
 */
for (const [index, { address }] of addresses.entries()) {
  const width = widths[index % 2] ?? 360
  const theme = themes[Math.floor(index / 2) % 3] ?? 'light'
  test(`${address} is accessible at ${width} px, ${theme}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.addInitScript((chosen) => localStorage.setItem('estu:a11y', JSON.stringify({ theme: chosen })), theme)
    await page.goto(address)
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .options({ rules: { 'color-contrast-enhanced': { enabled: true } } })
      .analyze()
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    ).toEqual([])
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
  })
}
