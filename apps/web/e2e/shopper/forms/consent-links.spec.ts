import { cartCookieOf } from '../../support/cart-cookie.ts'
import { forEachShopper } from '../../support/each-shopper.ts'
import { prefixOf, shopperAt } from '../../support/shopper.ts'
import { expect, test } from '../../support/test.ts'

forEachShopper(({ locale, javaScriptEnabled }) => {
  test('beside each consent is the way to its full text, which leaves the form as it is', {
    tag: javaScriptEnabled ? '@full' : [],
  }, async ({ page, context }) => {
    const shopper = shopperAt(page, locale)
    await context.addCookies([await cartCookieOf()])
    for (const path of ['/cart/checkout', '/feedback', '/auth/register']) {
      await shopper.open(path)
      const link = page.locator('main a[target=_blank]')
      await expect(link).toHaveAttribute('href', `${prefixOf(locale)}/polzovatelskoe-soglashenie`)
    }
    const opened = context.waitForEvent('page')
    await page.locator('main a[target=_blank]').click()
    await expect((await opened).locator('h1')).toBeVisible()
    await expect(page.locator('#consent')).toBeVisible()
  })
})
