import { hydrated } from '../../support/hydrated.ts'
import { keepDifferentEars } from '../../support/screener/saved-test.ts'
import { expect, type Page, test } from '../../support/test.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function openResult(page: Page): Promise<void> {
  await keepDifferentEars(page)
  await page.goto('/hearing-screener')
  await hydrated(page.locator('input[name=mode]').first())
  await button(page, 'Продолжить начатую проверку').click()
  await expect(button(page, 'Переслать')).toBeVisible()
}

/** What the page shares is recorded, and answered as `refusal` says. */
function recordShares(): void {
  const shared: unknown[] = []
  const share = (data: unknown) => {
    shared.push(data)
    const { refusal } = window as unknown as { refusal?: string }
    return refusal ? Promise.reject(new DOMException('no', refusal)) : Promise.resolve()
  }
  Object.defineProperty(navigator, 'share', { value: share })
  Object.assign(window, { shared })
}

test('a result that leaves is the words that were shown, and on paper has nothing to press', async ({ page }) => {
  await page.addInitScript(recordShares)
  await openResult(page)
  const shown = await page.locator('.scr-share').textContent()
  const told = page.locator('.scr-after [role=status]')
  const complaint = 'Переслать не получилось'
  // The last one takes away what the one before it has said.
  for (const [how, refusal, words] of [
    ['is forwarded', '', ''],
    ['cannot be forwarded', 'NotAllowedError', complaint],
    ['is not forwarded after all', 'AbortError', ''],
  ] as const)
    await test.step(how, async () => {
      await page.evaluate((name) => {
        const recorded = window as unknown as { shared: unknown[]; refusal: string }
        recorded.shared.length = 0
        recorded.refusal = name
      }, refusal)
      await button(page, 'Переслать').click()
      expect(await page.evaluate(() => (window as unknown as { shared: unknown[] }).shared)).toEqual([{ text: shown }])
      if (words) await expect(told).toContainText(words)
      else await expect(told).toHaveText('')
    })

  await test.step('on paper it has its words, its table, what it is not and our phone', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('h1')).toBeVisible()
    await expect(page.getByText('Это скрининг, а не диагноз').first()).toBeVisible()
    await expect(page.locator('main table')).toBeVisible()
    expect((await page.locator('main table').boundingBox())?.height).toBeGreaterThan(80)
    await expect(page.locator('footer .foot__tel')).toBeVisible()
    await expect(page.locator('main button:visible')).toHaveCount(0)
    await expect(page.locator('main .btn:visible')).toHaveCount(0)
  })
})
