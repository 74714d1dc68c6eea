import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** What axe finds on the page as it stands, one rule a line. */
export async function violations(page: Page): Promise<string[]> {
  // Without frames the older way finds the same in a third of the time: it opens no second window for each page.
  expect(await page.locator('iframe').count()).toBe(0)
  const { violations: found } = await new AxeBuilder({ page })
    .setLegacyMode()
    // Enhanced contrast, 7:1, is the site's own measure. Trap: options put later would take the tags away again.
    .options({ rules: { 'color-contrast-enhanced': { enabled: true } }, resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
