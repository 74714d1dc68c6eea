import { forEachShopper } from '../support/each-shopper.ts'
import { prefixOf } from '../support/shopper.ts'
import { expect, test } from '../support/test.ts'

forEachShopper(({ locale, say }) => {
  test('nobody is thanked for an order that there is not, and the page leads on', async ({ page }) => {
    const prefix = prefixOf(locale)
    for (const query of ['', '?for=order&link=', '?for=appointment&link=none']) {
      await page.goto(`${prefix}/thanks${query}`)
      await expect(page.locator('h1')).toHaveText(
        say('Здесь пока нет ни заказа, ни записи', 'Мұнда әзірге тапсырыс та, жазылу да жоқ'),
      )
      await expect(page).toHaveTitle(
        say(/^Здесь пока нет ни заказа, ни записи/, /^Мұнда әзірге тапсырыс та, жазылу да жоқ/),
      )
      for (const path of ['/cart', '/apparaty', '/zapisnapriem', '/feedback'])
        await expect(page.locator(`main a[href="${prefix}${path}"]`)).toBeVisible()
    }
  })
})
