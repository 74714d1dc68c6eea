import { cartCookieOf } from '../../support/cart-cookie.ts'
import { forEachShopper } from '../../support/each-shopper.ts'
import { freshAddress } from '../../support/fresh-address.ts'
import { stored } from '../../support/posted-form.ts'
import { shopperAt } from '../../support/shopper.ts'
import { expect, test } from '../../support/test.ts'

forEachShopper(({ locale, javaScriptEnabled, say }) => {
  test('Back after ordering leads to words, orders nothing again and tells of the order', async ({ page, context }) => {
    const shopper = shopperAt(page, locale)
    const email = freshAddress()
    await context.addCookies([await cartCookieOf()])
    await shopper.open('/cart/checkout')
    await shopper.fillContact({ name: 'Асель Пробная', phone: '+77012345678', email })
    await shopper.send()
    await expect(page.locator('h1')).toHaveText(say('Проверьте заказ', 'Тапсырысты тексеріңіз'))
    await shopper.send(page.locator('button[value=place]'))
    await page.waitForURL(/\/thanks\?for=order/)
    const number = /E-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec((await page.locator('main').textContent()) ?? '')?.[0] ?? ''
    expect(number).not.toBe('')
    await page.goBack()
    if (!javaScriptEnabled) {
      // The browser's own copy of the last look; whoever presses once more gets the first answer.
      await expect(page.locator('h1')).toHaveText(say('Проверьте заказ', 'Тапсырысты тексеріңіз'))
      await shopper.send(page.locator('button[value=place]'))
      await page.waitForURL(/\/thanks\?for=order/)
    } else await expect(page).toHaveURL(/\/cart\/checkout$/)
    await expect(page.locator('main')).toContainText(number)
    expect(await stored('orders', { 'where[email][equals]': email })).toHaveLength(1)
  })
})
