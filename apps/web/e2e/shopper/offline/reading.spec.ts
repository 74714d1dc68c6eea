import { locales } from '@estu/domain/locale/locales'
import { isStorablePath } from '@estu/domain/offline/page-address'
import { press } from '../../support/hydrated.ts'
import { expectSitePage, offlineReader, untilKept } from '../../support/offline-reader.ts'
import { addresses } from '../../support/pages/site-routes.ts'
import { languageTag } from '../../support/runner/diagonals.ts'
import { type ClosableShop, closableShop } from '../../support/shop/closable-shop.ts'
import { prefixOf } from '../../support/shopper.ts'
import { expect, test } from '../../support/test.ts'
import { readTestEnv } from '../../support/test-env.ts'

const { fullSize } = readTestEnv()
const perLanguage = fullSize ? 40 : 3
/** The browser itself asks for the other language’s home page as well. */
const lost = { ru: 'Интернет пропал', kk: 'Интернет үзілді' }

let shop: ClosableShop

test.beforeEach(async () => {
  shop = await closableShop()
})
test.afterEach(() => shop.close())

for (const locale of locales) {
  const prefix = prefixOf(locale)
  const visited = addresses
    .filter((address) => address.locale === locale && isStorablePath(address.address))
    .filter(
      ({ path }) =>
        !['/search', '/zapisnapriem', '/feedback', '/find-order', '/reviews/new', '/raskhodniki/podbor'].includes(path),
    )
    .slice(0, perLanguage)
    .map(({ address }) => address)

  test(`${locale}: what was visited, branches, favourites, the cart and a comparison open while the shop is away`, {
    tag: languageTag(locale),
  }, async ({ browser }) => {
    test.setTimeout(fullSize ? 600_000 : 300_000)
    const page = await offlineReader(browser, shop, prefix || '/')
    await test.step('visited pages open while the shop is away, others give a page that says so', async () => {
      const headings = new Map<string, string>()
      for (const address of visited) {
        await page.goto(address)
        headings.set(address, (await page.locator('h1:visible').textContent()) ?? '')
        await untilKept(page, address)
      }
      await shop.close()
      for (const address of visited) {
        const answer = await page.goto(address)
        expect(answer?.status(), address).toBe(200)
        await expect(page.locator('h1:visible'), address).toHaveText(headings.get(address) ?? '')
        await expect(page.locator('html'), address).toHaveAttribute('data-stored-at', /^\d{13}$/)
        const font = await page.evaluate(() => getComputedStyle(document.body).fontFamily)
        expect(font, address).toContain('Golos')
      }
      for (const address of [`${prefix}/articles/never-visited`, `${prefix}/zapisnapriem`, `${prefix}/search?q=a`]) {
        const answer = await page.goto(address)
        expect(answer?.status(), address).toBe(503)
        await expect(page.locator('h1:visible')).toHaveText(lost[locale])
        await expect(page.locator('html')).toHaveAttribute('lang', locale)
        await expect(page.locator('a[href^="tel:"]').first()).toBeVisible()
      }
      await shop.open()
    })

    await test.step('branches, favourites, the cart and a comparison open without a network', async () => {
      await page.goto(`${prefix}/raskhodniki`)
      await page.locator(`main a[href^="${prefix}/raskhodniki/"]`).first().click()
      await page.waitForURL(/raskhodniki\/.+/)
      const product = (await page.locator('h1:visible').textContent()) ?? ''
      await page.locator('button[aria-pressed]').first().click()
      const cards = page.waitForResponse((answer) => answer.url().includes(`/api/cards/${locale}?cart=`))
      await press(page.locator('form[action$="/cart"] button').first())
      await cards
      const list = page.waitForResponse((answer) => answer.url().includes(`/api/cards/${locale}?slugs=`))
      await page.goto(`${prefix}/selectedproducts`)
      await list
      const comparison = `${prefix}/compare?d=demo-phonak-ric-90-r`
      await page.goto(comparison)
      await untilKept(page, comparison)
      const heading = (await page.locator('h1:visible').textContent()) ?? ''
      await shop.close()

      await page.goto(`${prefix}/filialy`)
      await expect(page.locator('.branch a[href^="tel:"]').first()).toBeVisible()
      await expect(page.locator('.branch').first()).toContainText(/\d{1,2}:\d{2}–/)
      await page.goto(`${prefix}/selectedproducts`)
      await expect(page.locator('.row')).toHaveCount(1)
      await page.goto(`${prefix}/cart`)
      await expect(page.locator('.row--kept')).toContainText(product.split(',')[0] ?? '')
      await page.goto(comparison)
      await expect(page.locator('h1:visible')).toHaveText(heading)
      await shop.open()
    })
  })
}

test('a followed link is kept; without a network links lead to what is kept, and a form that is sent says so', async ({
  browser,
}) => {
  const page = await offlineReader(browser, shop, '/articles')
  await test.step('a followed link is kept too; links lead to what is kept, and back with the network', async () => {
    await page.locator('main a[href^="/articles/"]').first().click()
    await page.waitForURL(/articles\/.+/)
    const address = new URL(page.url()).pathname
    const heading = (await page.locator('h1:visible').textContent()) ?? ''
    await untilKept(page, address)
    await page.goto('/articles')
    await shop.close()
    await page.locator(`main a[href="${address}"]`).first().click()
    await expect(page.locator('h1:visible')).toHaveText(heading)
    await page.goBack()
    await page.locator('header a[href="/apparaty"], nav a[href="/apparaty"]').locator('visible=true').first().click()
    await expect(page.locator('h1:visible')).toHaveText(lost.ru)
    await shop.open()
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(page.locator('h1:visible')).not.toHaveText(lost.ru)
    await expectSitePage(page)
  })

  await test.step('a form that cannot be sent says so and leads back to it', async () => {
    await page.goto('/feedback')
    await page.locator('#message').fill('Свистит, когда обнимаю внука')
    await shop.close()
    await page.evaluate(() => document.querySelector<HTMLFormElement>('main form')?.submit())
    await expect(page.getByText('Форма не отправлена')).toBeVisible()
    await shop.open()
    await page.getByRole('button', { name: 'Вернуться назад' }).click()
    await expect(page.locator('#message')).toBeVisible()
  })
})
