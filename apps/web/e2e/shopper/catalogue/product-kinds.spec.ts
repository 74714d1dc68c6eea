import { type Locale, locales } from '@estu/domain/locale/locales'
import { formatTenge } from '@estu/domain/locale/money'
import { sideways } from '../../support/accessibility/sideways.ts'
import { languageTag } from '../../support/runner/diagonals.ts'
import { prefixOf } from '../../support/shopper.ts'
import { fitsThisDevice, fitsThisImplant, type SoldKind, soldKinds, worksWith } from '../../support/sold-kinds.ts'
import { expect, type Locator, type Page, test } from '../../support/test.ts'
import { readTestEnv } from '../../support/test-env.ts'

const { fullSize, webUrl } = readTestEnv()

/** What is worn, what fits it, the heading over that, and the heading of the way back where it has one of its own. */
const wearables = [
  ['/apparaty/demo-phonak-ric-50-312', '/raskhodniki/demo-battery-312', fitsThisDevice, null],
  ['/implanty/demo-processor-bte', '/raskhodniki/demo-battery-675-implant', fitsThisImplant, worksWith],
] as const

/** Who has chosen a language is not offered the other. */
async function open(page: Page, locale: Locale, path: string): Promise<void> {
  await page.context().addCookies([{ name: 'i18n_redirected', value: locale, url: webUrl }])
  await page.goto(`${prefixOf(locale)}${path}`)
}

async function expectInFirstScreen(parts: readonly Locator[]): Promise<void> {
  for (const part of parts) {
    const box = await part.boundingBox()
    expect(box ? box.y + box.height : Number.POSITIVE_INFINITY, String(part)).toBeLessThanOrEqual(740)
  }
}

/** A part of the page under a heading of its own. */
const under = (page: Page, heading: string) =>
  page.locator('section:visible', { has: page.getByRole('heading', { name: heading, exact: true }) })

const priceOf = ({ priceKzt }: SoldKind, locale: Locale) => {
  if (priceKzt !== null) return formatTenge(priceKzt, locale)
  return locale === 'kk' ? 'Бағасы кеңестен кейін' : 'Цена после консультации'
}

/** Price and main button are gone while the page's own are in sight, and then stay to the end. */
async function expectDock(page: Page, price: string): Promise<void> {
  const dock = page.locator('.dock')
  await expect(dock).toBeHidden()
  for (const further of ['.spec', '.rate', '.product .section.deep']) {
    await page.locator(further).scrollIntoViewIfNeeded()
    await expect(dock).toBeInViewport({ ratio: 1 })
  }
  await expect(dock).toContainText(price)
  await expect(dock.locator('a.btn:visible, button:visible')).toBeVisible()
}

/** What it costs to have it brought, and when it comes; nothing of what the cart does not take. */
async function expectDelivery(page: Page, isSold: boolean): Promise<void> {
  const rates = await page.locator('.rates > div').all()
  expect(rates.length > 1).toBe(isSold)
  for (const rate of rates) {
    await expect(rate.locator('small')).toHaveText(/\S/)
    await expect(rate.locator('dd')).toHaveText(/^\d[\d\s]*₸$|^Бесплатно$|^Тегін$/)
  }
}

async function expectOpinions(page: Page, locale: Locale, isReviewed: boolean): Promise<void> {
  const reviews = under(page, locale === 'kk' ? 'Пікірлер' : 'Отзывы')
  if (!isReviewed) {
    await expect(reviews).toContainText(locale === 'kk' ? 'Әзірге пікір жоқ.' : 'Отзывов пока нет.')
    return
  }
  await expect(reviews.locator('.rate__mean')).toHaveText(/^[1-5](,\d)?$/)
  await expect(reviews.locator('article').first()).toContainText(locale === 'kk' ? /[1-5]\/5/ : /[1-5]\sиз\s5/)
}

async function expectDocuments(page: Page, heading: string, isDocumented: boolean): Promise<void> {
  const documents = page.locator('.spec details', { has: page.getByRole('heading', { name: heading }) })
  await expect(documents).toHaveCount(isDocumented ? 1 : 0)
  if (!isDocumented) return
  const address = await documents.locator('dd a').first().getAttribute('href')
  expect((await page.request.get(address ?? '')).status()).toBe(200)
}

for (const locale of locales)
  test.describe(`${locale}, on a phone`, { tag: languageTag(locale) }, () => {
    // No mobile emulation: it grows the viewport and hides what does not fit.
    test.use({ viewport: { width: 360, height: 740 } })
    const say = (ru: string, kk: string) => (locale === 'kk' ? kk : ru)

    test('each kind of goods, and a service, says what it costs, how it is had and what is next', async ({ page }) => {
      for (const sold of soldKinds) await test.step(sold.kind, () => expectToldOf(page, sold))
      await test.step('a service', () => expectServiceTold(page))
      for (const worn of fullSize ? wearables : wearables.slice(0, 1))
        await test.step(`what fits ${worn[0]} is put into the cart from its row, and its own page leads back`, () =>
          expectFitting(page, worn))
    })

    /** What it costs, how it is had, what is thought of it and what comes next. */
    async function expectToldOf(page: Page, sold: SoldKind): Promise<void> {
      const price = priceOf(sold, locale)
      await open(page, locale, sold.path)
      const [name, cost, button] = [
        page.locator('h1'),
        page.locator('.own .price__now:visible'),
        page.locator('.ctas__main'),
      ]
      await expect(name).toHaveText(sold.title[locale])
      await expect(cost).toContainText(price)
      await expect(button).toHaveText(sold.main[locale])
      await expectInFirstScreen([name, cost, button])
      await expectDock(page, price)
      await expectDelivery(page, sold.priceKzt !== null)
      await expectDocuments(page, say('Документы', 'Құжаттар'), sold.isDocumented ?? false)
      await expectOpinions(page, locale, sold.isReviewed)
      await expect(page.locator('.acc[open] .acc__in p').first()).toHaveText(/\S/)
      for (const list of sold.goods)
        await expect(under(page, list[locale]).locator('.good').first(), list[locale]).toBeVisible()
      await expect(under(page, say('Похожие', 'Ұқсас тауарлар')).locator('.card').first()).toBeVisible()
      const advised = page.locator('.product .section.deep')
      await expect(advised.getByRole('heading')).toHaveText(sold.next[locale])
      await expect(advised.locator('.btn').first()).toHaveAttribute('href', /\/zapisnapriem$|^https:\/\/wa\.me\//)
      expect(await sideways(page)).toBe(0)
    }

    /** What it costs and how it is booked, in the first screen. */
    async function expectServiceTold(page: Page): Promise<void> {
      await open(page, locale, '/uslugi/proverka-sluha')
      const [name, button] = [page.locator('h1'), page.locator('main .btn').first()]
      const facts = page.locator('.keyfacts')
      await expect(facts).toContainText(/\d\s₸|бесплатно|тегін/)
      await expect(button).toHaveAttribute('href', new RegExp(`^${prefixOf(locale)}/zapisnapriem\\?service=`))
      await expectInFirstScreen([name, button, facts.locator('dd').first()])
      await expect(page.locator('main details').first()).toBeAttached()
      expect(await sideways(page)).toBe(0)
    }

    /** What fits it is put into the cart from its row, and its own page leads back. */
    async function expectFitting(page: Page, worn: (typeof wearables)[number]): Promise<void> {
      const [wearable, goods, there, back] = worn
      await page.context().clearCookies({ name: 'cart' })
      await open(page, locale, wearable)
      const row = under(page, there[locale]).locator('.good', {
        has: page.locator(`a[href="${prefixOf(locale)}${goods}"]`),
      })
      const add = row.getByRole('button')
      await expect(add).toHaveText(say('В корзину', 'Себетке салу'))
      // Before the script is there the button leads to the cart.
      await expect(row.locator('[data-in-cart]')).toHaveText(/0/)
      await add.click()
      await expect(row.locator('[data-in-cart]')).toHaveText(say('В корзине, 1 шт.', 'Себетте, 1 дана'))
      await expect(page.locator('header .count:visible')).toHaveText('1')
      await row.locator('.good__text a').click()
      await page.waitForURL(`**${prefixOf(locale)}${goods}`)
      const list = back ?? { ru: 'К каким аппаратам подходит', kk: 'Қай аппараттарға сай келеді' }
      await expect(under(page, list[locale]).locator(`a[href="${prefixOf(locale)}${wearable}"]`)).toBeVisible()
    }
  })
