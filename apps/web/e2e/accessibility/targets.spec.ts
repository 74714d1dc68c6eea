import { smallTargets } from '../support/accessibility/small-targets.ts'
import { cartCookieOf } from '../support/cart-cookie.ts'
import { freeTime } from '../support/forms/kept-forms.ts'
import { languageTag } from '../support/runner/diagonals.ts'
import { shopperAt } from '../support/shopper.ts'
import { expect, test } from '../support/test.ts'

const pages = [
  '/feedback',
  '/auth/sign-in',
  '/auth/register',
  '/zapisnapriem',
  '/reviews/new?of=devices&product=demo-phonak-ric-90-r',
  '/compare?d=demo-phonak-ric-90-r&d=demo-phonak-ric-50-312',
  '/podbor',
  '/hearing-screener',
  '/test',
  '/podbor?who=self&signs=none&hard=tv&loss=II&battery=unknown&budget=any',
  '/raskhodniki/podbor?brand=phonak',
]

for (const locale of ['ru', 'kk'] as const)
  test(`everything that is pressed in a form is large enough, ${locale}`, { tag: languageTag(locale) }, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    const shopper = shopperAt(page, locale)
    for (const path of pages) {
      await shopper.open(path)
      expect(await smallTargets(page), path).toEqual([])
    }
    await shopper.open((await freeTime()).replace(/&at=.*/, ''))
    await expect(page.locator('.week a.day').first()).toBeVisible()
    expect(await smallTargets(page), 'times').toEqual([])
    await context.addCookies([await cartCookieOf()])
    await shopper.open('/cart')
    await expect(page.locator('main a[href$="/cart/checkout"]').first()).toBeVisible()
    expect(await smallTargets(page), 'cart').toEqual([])
    await shopper.open('/cart/checkout')
    expect(await smallTargets(page), 'checkout').toEqual([])
    await shopper.send()
    expect(await smallTargets(page), 'checkout with problems').toEqual([])
  })
