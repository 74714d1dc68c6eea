import { cartCookieOf } from '../support/cart-cookie.ts'
import { forEachShopper } from '../support/each-shopper.ts'
import { openAccount } from '../support/forms/opened-account.ts'
import { freshAddress } from '../support/fresh-address.ts'
import { orderedIn } from '../support/placed-order.ts'
import { shopperAt } from '../support/shopper.ts'
import { expect, test } from '../support/test.ts'
import { readTestEnv } from '../support/test-env.ts'

const { webUrl } = readTestEnv()

forEachShopper(({ locale, javaScriptEnabled, say }) => {
  test('an order is put into the cart again beside what is there', {
    tag: javaScriptEnabled ? '@full' : [],
  }, async ({ page, context }) => {
    const shopper = shopperAt(page, locale)
    const { own, cookie } = await openAccount()
    const session = cookie.split('; ').map((one) => {
      const [, name = '', value = ''] = /^([^=]+)=(.*)$/.exec(one) ?? []
      return { name, value, url: webUrl, httpOnly: true }
    })
    await context.addCookies(session)
    await orderedIn(context, { locale, email: freshAddress() })
    await context.addCookies([await cartCookieOf(1, ['accessories'])])
    await shopper.open(own)
    await page.getByRole('button', { name: say('Повторить заказ', 'Тапсырысты қайталау') }).click()
    await expect(page).toHaveURL(/\/cart$/)
    await expect(page.locator('.cart > li')).toHaveCount(2)
    // Twice is the same as once.
    await shopper.open(own)
    await page.getByRole('button', { name: say('Повторить заказ', 'Тапсырысты қайталау') }).click()
    await expect(page.locator('.cart > li')).toHaveCount(2)
    expect(await page.locator('.cart input[name=quantity]:not([type=hidden])').first().inputValue()).toBe('1')
  })
})
