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

for (const [how, answer, complaint] of [
  ['is forwarded', 'none', ''],
  ['is not forwarded after all', 'AbortError', ''],
  ['cannot be forwarded', 'NotAllowedError', 'Переслать не получилось'],
])
  test(`a result that ${how} is the words that were shown, and nothing else`, async ({ page }) => {
    await page.addInitScript((name) => {
      const shared: unknown[] = []
      const share = (data: unknown) => {
        shared.push(data)
        return name === 'none' ? Promise.resolve() : Promise.reject(new DOMException('no', name))
      }
      Object.defineProperty(navigator, 'share', { value: share })
      Object.assign(window, { shared })
    }, answer)
    await openResult(page)
    await button(page, 'Переслать').click()
    const shown = await page.locator('.scr-share').textContent()
    expect(await page.evaluate(() => (window as unknown as { shared: unknown }).shared)).toEqual([{ text: shown }])
    const told = page.locator('.scr-after [role=status]')
    if (complaint) await expect(told).toContainText(complaint)
    else await expect(told).toHaveText('')
  })

test('on paper a result has its words, its table, what it is not and our phone, and nothing to press', async ({
  page,
}) => {
  await openResult(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('h1')).toBeVisible()
  await expect(page.getByText('Это скрининг, а не диагноз').first()).toBeVisible()
  await expect(page.locator('main table')).toBeVisible()
  expect((await page.locator('main table').boundingBox())?.height).toBeGreaterThan(80)
  await expect(page.locator('footer .foot__tel')).toBeVisible()
  await expect(page.locator('main button:visible')).toHaveCount(0)
  await expect(page.locator('main .btn:visible')).toHaveCount(0)
})
