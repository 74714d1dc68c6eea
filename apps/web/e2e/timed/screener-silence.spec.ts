import { button, openLevel } from '../support/screener/open-screener.ts'
import { recordOutput } from '../support/screener/recorded-output.ts'
import { expect, type Page, test } from '../support/test.ts'

for (const [how, press] of [
  ['Esc', (page: Page) => page.keyboard.press('Escape')],
  ['the button «Стоп»', (page: Page) => button(page, 'Стоп').click()],
] as const)
  test(`${how} silences within 50 ms`, async ({ page }) => {
    const recorded = await recordOutput(page)
    await openLevel(page)
    await page.locator('.scr-play').click()
    await expect(page.locator('.scr-play')).toHaveAttribute('aria-pressed', 'true')
    const begun = (await recorded()).now
    await expect.poll(async () => (await recorded()).sounded).toBeGreaterThan(begun + 0.2)
    await press(page)
    const { stoppedAt } = await recorded()
    // The voice pauses between its words, never as long as this.
    await expect.poll(async () => (await recorded()).now).toBeGreaterThan(stoppedAt + 1.5)
    expect((await recorded()).sounded - stoppedAt).toBeLessThanOrEqual(0.05)
    await expect(page.locator('.scr-play')).toHaveAttribute('aria-pressed', 'false')
  })
