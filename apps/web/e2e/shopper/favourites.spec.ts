import { locales, localisePath } from '@estu/domain/locale/locales'
import { hiddenFields, post } from '../support/posted-form.ts'
import { languageTag } from '../support/runner/diagonals.ts'
import { expect, type Page, test } from '../support/test.ts'
import { readTestEnv } from '../support/test-env.ts'

const { fullSize } = readTestEnv()

const first = '/apparaty/demo-phonak-ric-90-r'
const battery = '/raskhodniki/demo-battery-312'

test('a marked device is counted and kept; from the list a supply is bought and a device fitted', async ({
  page,
  context,
}) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  let marked = ''
  await test.step('a marked device is counted in every tab, listed in either language, and kept', async () => {
    const other = await context.newPage()
    await other.goto('/apparaty')
    await page.goto(first)
    await page.getByRole('button', { name: /^В избранное: Демо RIC 90-R/ }).click()
    await expect(page.getByRole('button', { name: /^Убрать из избранного: Демо RIC 90-R/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect(page.locator('.tool .count')).toHaveText('1')
    await expect(other.locator('.tool .count')).toHaveText('1')
    await other.close()
    marked = (await page.evaluate(() => localStorage.getItem('favorites'))) ?? ''
    expect(JSON.parse(marked)).toEqual([
      {
        product: { id: expect.any(String), attributes: { slug: 'demo-phonak-ric-90-r', title: 'Демо RIC 90-R' } },
        categoryPath: 'apparaty',
      },
    ])
    await page.goto('/kk/selectedproducts')
    await expect(page.locator('.row a.strong')).toContainText('Демо RIC 90-R')
    await expect(page.locator('.row .price__now')).toHaveText('689\u00a0990\u00a0₸')
    await page.getByRole('button', { name: /^Алып тастау/ }).click()
    await expect(page.getByText('Әзірге ештеңе белгілемедіңіз.', { exact: false })).toBeVisible()
  })

  await test.step('from the list a supply goes into the cart in place, and a device leads to its fitting', async () => {
    await page.evaluate((list) => localStorage.setItem('favorites', list), marked)
    await page.goto('/raskhodniki')
    await page
      .getByRole('button', { name: /^В избранное: / })
      .first()
      .click()
    await expect(page.locator('.tool .count:visible')).toHaveText('2')
    await page.goto('/selectedproducts')
    const supply = page.locator('.row').filter({ hasNotText: 'RIC 90-R' })
    await supply.getByRole('button', { name: /^В корзину: / }).click()
    await expect(supply.locator('.in-cart')).toBeFocused()
    await expect(supply.locator('.in-cart')).toHaveText('В корзине, 1 шт.')
    const device = page.locator('.row').filter({ hasText: 'RIC 90-R' })
    await expect(device.getByRole('button', { name: /^В корзину/ })).toHaveCount(0)
    await device.getByRole('link', { name: /^Записаться на подбор: / }).click()
    await expect(page).toHaveURL(/\/zapisnapriem$/)
    await page.goto('/cart')
    await expect(page.locator('.cart > li')).toHaveCount(1)
  })

  await test.step('broken stored values never break a page', async () => {
    // What a list may hold: `domain/favourites`, with every broken value there is.
    for (const raw of ['{', '[{"product":{"id":1,"attributes":{"slug":"<b>"}},"categoryPath":"a"}]']) {
      await page.evaluate((value) => localStorage.setItem('favorites', value), raw)
      await page.goto('/selectedproducts')
      await expect(page.locator('h1')).toHaveText('Избранное')
      await expect(
        page
          .locator('main p')
          .filter({ hasText: /ничего не\sотметили|не\sпродаётся/ })
          .first(),
      ).toBeVisible()
    }
    expect(errors).toEqual([])
  })
})

test('a second browser gets the account’s list at once, and what it marks then takes nothing away', async ({
  page,
  browser,
}) => {
  const email = `favourites-${Date.now().toString(36)}@example.kz`
  const password = 'три белых верблюда'
  const account = { ...(await hiddenFields('/auth/register')), name: 'Асель', email, password, consent: 'yes' }
  expect((await post('/auth/register', account)).status).toBe(303)
  await page.goto(first)
  await page.getByRole('button', { name: /^В избранное: Демо RIC 90-R/ }).click()
  // Who leaves before the page has woken has marked nothing.
  await expect(page.locator('.tool .count:visible')).toHaveText('1')
  await signIn(page, email, password)

  const context = await browser.newContext()
  const other = await context.newPage()
  await other.goto('/apparaty')
  await expect(other.locator('.tool .count:visible')).toHaveCount(0)
  await signIn(other, email, password)
  // Pages left by client navigation stay in the document, hidden.
  await other.evaluate(() => Object.assign(window, { sameDocument: true }))
  await other.getByRole('main').getByRole('link', { name: 'Избранное' }).click()
  await expect(other.locator('.row:visible')).toHaveCount(1)
  await expect(other.locator('.tool .count:visible')).toHaveText('1')
  await other.locator('header a[href="/apparaty"]:visible').first().click()
  await other
    .getByRole('button', { name: /^В избранное: (?!Демо RIC 90-R)/ })
    .first()
    .click()
  await expect(other.locator('.tool .count:visible')).toHaveText('2')
  // The account is out of reach for a while; what waits is sent as soon as there is a network again.
  await other.route('**/api/favourites', (route) => route.abort())
  await Promise.all([failed(other), other.goBack()])
  await expect(other.locator('.row:visible')).toHaveCount(2)
  await Promise.all([failed(other), other.goBack()])
  await other.unroute('**/api/favourites')
  await Promise.all([synced(other), other.evaluate(() => dispatchEvent(new Event('online')))])
  expect(await other.evaluate(() => 'sameDocument' in window)).toBe(true)

  await Promise.all([synced(page), page.reload()])
  await expect(page.locator('.tool .count:visible')).toHaveText('2')
  await context.close()
})

const synced = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith('/api/favourites') && response.ok())

const failed = (page: Page) =>
  page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/favourites'))

async function signIn(page: Page, email: string, password: string) {
  await page.goto('/auth/sign-in')
  await page.locator('#email').fill(email)
  await page.locator('#password').fill(password)
  await Promise.all([synced(page), page.locator('main form button[type=submit]').click()])
  await page.waitForURL(/user\/[0-9a-f-]{36}/)
}

for (const locale of locales)
  test.describe(`${locale}, without scripts`, { tag: languageTag(locale) }, () => {
    test.use({ javaScriptEnabled: false })

    test('no heart is offered that would do nothing, and the list says what it needs', async ({ page }) => {
      for (const path of fullSize ? ['/apparaty', '/raskhodniki', first, battery] : ['/raskhodniki', first]) {
        await page.goto(localisePath(locale, path))
        const hearts = page.locator('main button[aria-pressed]')
        expect(await hearts.count(), path).toBeGreaterThan(0)
        await expect(hearts.filter({ visible: true }), path).toHaveCount(0)
      }
      await page.goto(localisePath(locale, '/selectedproducts'))
      await expect(page.locator('main').getByText(/JavaScript/)).toBeVisible()
    })
  })
