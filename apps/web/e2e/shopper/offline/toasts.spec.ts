import { type Browser, expect, type Page, test } from '../../support/test.ts'

/** A browser that keeps the site, as somebody has it who was here before. */
async function openAgain(browser: Browser, prepare: () => void = () => {}): Promise<Page> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.addInitScript(() => {
    if (!localStorage.getItem('estu:install')) localStorage.setItem('estu:install', '{"visits":1,"answered":false}')
  })
  await page.addInitScript(prepare)
  await page.goto('/filialy')
  return page
}

const toast = (page: Page) => page.locator('.toast')

/** The browser offers to install, and the reader comes to the end of the page. */
async function offer(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    const asked = window as unknown as { asked?: number }
    const prompt = async () => {
      asked.asked = (asked.asked ?? 0) + 1
    }
    dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }))
  })
  await page.locator('footer').scrollIntoViewIfNeeded()
}

const asked = (page: Page) => page.evaluate(() => (window as unknown as { asked?: number }).asked ?? 0)

test('on a first visit the reader hears that the site opens without a network now', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ serviceWorkers: 'allow', baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto('/')
  await expect(toast(page)).toContainText('Теперь открывается и без интернета', { timeout: 30_000 })
  await expect(toast(page)).toContainText(/сохранено страниц: [1-9]/)
  await page.getByRole('button', { name: 'Закрыть' }).click()
  await expect(toast(page)).toHaveCount(0)
  await context.close()
})

for (const [answer, times] of [
  ['Установить', 1],
  ['Не нужно', 0],
] as const)
  test(`the offer to install waits for what is being said, is answered with «${answer}» once, and never comes again`, {
    tag: times === 1 ? [] : '@full',
  }, async ({ browser }) => {
    const page = await openAgain(browser, () =>
      document.addEventListener('DOMContentLoaded', () => {
        if (location.pathname === '/filialy') document.documentElement.dataset.storedAt = String(Date.now())
      }),
    )
    await test.step('an offer that comes later pushes nothing out that was being said', async () => {
      await expect(toast(page)).toContainText('Нет интернета')
      await offer(page)
      await expect(toast(page)).toContainText('Нет интернета')
      await toast(page).getByRole('button', { name: 'Закрыть' }).click()
      await page.evaluate(() => scrollTo(0, 0))
      await page.locator('footer').scrollIntoViewIfNeeded()
      await expect(toast(page)).toContainText('Установить «Есту»')
    })

    await test.step('it is answered once, and never comes again', async () => {
      await toast(page).getByRole('button', { name: answer, exact: true }).click()
      await expect(toast(page)).toHaveCount(0)
      expect(await asked(page)).toBe(times)
      await page.goto('/articles')
      await offer(page)
      await page.waitForLoadState('networkidle')
      await expect(toast(page)).toHaveCount(0)
      expect(await page.evaluate(() => localStorage.getItem('estu:install'))).toContain('"answered":true')
    })
    await page.context().close()
  })
