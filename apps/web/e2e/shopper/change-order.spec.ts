import { cartCookieOf } from '../support/cart-cookie.ts'
import { forEachShopper } from '../support/each-shopper.ts'
import { freshAddress } from '../support/fresh-address.ts'
import { letterTo } from '../support/mailbox.ts'
import { shopperAt } from '../support/shopper.ts'
import { expect, test } from '../support/test.ts'

const sumOf = (text: string | null) => Number((text ?? '').replace(/\D/g, ''))

forEachShopper(({ locale, javaScriptEnabled, say }) => {
  test('until it is confirmed an order goes elsewhere, at another price, and to another address', {
    tag: javaScriptEnabled ? '@full' : [],
  }, async ({ page, context }) => {
    const shopper = shopperAt(page, locale)
    await context.addCookies([await cartCookieOf()])
    await shopper.open('/cart/checkout')
    await page.locator('[name=receiving][value=delivery]').check()
    const zones = page.locator('.choice:has([name=zone])')
    await zones.first().locator('input').check()
    await page.locator('#city').fill('Алматы')
    await page.locator('#street').fill('Абая, 1')
    await shopper.fillContact({ name: 'Асель Пробная', phone: '+77012345678', email: freshAddress() })
    await shopper.send()
    await shopper.send(page.locator('button[value=place]'))
    await page.waitForURL(/\/thanks\?for=order/)
    await page.locator('main a[href*="/order/"]').first().click()
    await page.waitForURL(/\/order\//)
    const total = page.locator('.tot .all dd')
    const before = sumOf(await total.textContent())
    await page.getByText(say('Изменить место получения или контакт', 'Алу орнын не байланысты өзгерту')).click()
    await page.waitForURL(/change=1/)
    // All faults at once, in the order of the page, and what was typed is kept.
    await page.locator('#street').fill('')
    await page.locator('#phone').fill('12')
    await shopper.send(page.locator('button[value=change]'))
    await expect(page.locator('#form-summary a')).toHaveText([
      new RegExp(say('Улица, дом, квартира', 'Көше, үй, пәтер')),
      new RegExp(say('Мобильный телефон', 'Ұялы телефон')),
    ])
    await expect(page.locator('#phone')).toHaveValue('12')
    const another = zones.last()
    const price = sumOf(await another.locator('.end').textContent())
    const first = sumOf(await zones.first().locator('.end').textContent())
    await another.locator('input').check()
    const email = freshAddress()
    await page.locator('#street').fill('Сатпаева, 2')
    await page.locator('#phone').fill('8 702 000 00 01')
    await page.locator('#email').fill(email)
    await shopper.send(page.locator('button[value=change]'))
    await page.waitForURL(/changed=1/)
    await expect(page.locator('.sum').first()).toContainText('Сатпаева, 2')
    await expect(page.locator('.sum').first()).toContainText('+7 702 000 00 01')
    expect(sumOf(await total.textContent())).toBe(before - first + price)
    await letterTo(email, new RegExp(say('изменения сохранены', 'өзгерістер сақталды')))

    // Collected after all: nothing is paid for delivery.
    await page.goto(`${page.url().split('?')[0]}?change=1`)
    await page.locator('[name=receiving][value=pickup]').check()
    await page.locator('[name=branch]').first().check()
    await shopper.send(page.locator('button[value=change]'))
    await page.waitForURL(/changed=1/)
    await expect(page.locator('.sum').first()).not.toContainText('Сатпаева, 2')
    expect(sumOf(await total.textContent())).toBe(before - first)
  })
})
