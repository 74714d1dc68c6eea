import { locales } from '@estu/domain/locale/locales'
import { stateLooker } from '../support/accessibility/looks-of-state.ts'
import { cartCookieOf } from '../support/cart-cookie.ts'
import { freeTime } from '../support/forms/kept-forms.ts'
import { signedInAs } from '../support/forms/signed-in.ts'
import { freshAddress } from '../support/fresh-address.ts'
import { languageTag } from '../support/runner/diagonals.ts'
import { prefixOf, shopperAt } from '../support/shopper.ts'
import { expect, test } from '../support/test.ts'
import { readTestEnv } from '../support/test-env.ts'

const { fullSize } = readTestEnv()

// Trap: an emulated phone widens its own screen and hides what is too wide. Without motion no change of looks is waited for.
test.use({ isMobile: false, viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })

for (const locale of locales) {
  const prefix = prefixOf(locale)
  const person = () => ({ name: 'Асель Пробная', phone: '7012345678', email: freshAddress() })

  test(`a full cart, each step of an order, the order and its account are accessible and fit, ${locale}`, {
    tag: languageTag(locale),
  }, async ({ page, context }) => {
    test.setTimeout(fullSize ? 15 * 60_000 : 300_000)
    const look = stateLooker(page, locale)
    const shopper = shopperAt(page, locale)
    await context.addCookies([await cartCookieOf(2)])
    const { id } = await signedInAs(context)
    await shopper.open('/cart')
    await look('a full cart')
    await shopper.open('/cart/checkout')
    await shopper.send()
    await expect(page.locator('#form-summary')).toBeVisible()
    await look('an order with problems')
    await shopper.fillContact(person())
    await expect(page.locator('.kept')).toBeVisible()
    await look('an order that is filled in')
    await shopper.send()
    await expect(page.locator('button[value=place]')).toBeVisible()
    await look('the last look at an order')
    await shopper.send(page.locator('button[value=place]'))
    await page.waitForURL(/\/thanks\?for=order/)
    await look('thanks for an order')
    await page.locator('main a[href*="/order/"]').first().click()
    await page.waitForURL(/\/order\//)
    await look('an order')
    await page.locator('main a[href$="?change=1"]').click()
    await page.waitForURL(/change=1/)
    await look('an order that is changed')
    await shopper.open(`/user/${id}`)
    await expect(page.locator('main a[href*="/order/"]').first()).toBeVisible()
    await look('an account with an order')
  })

  test(`each step of booking and the visit are accessible and fit, ${locale}`, { tag: languageTag(locale) }, async ({
    page,
  }) => {
    test.setTimeout(fullSize ? 15 * 60_000 : 300_000)
    const look = stateLooker(page, locale)
    const shopper = shopperAt(page, locale)
    await shopper.open('/zapisnapriem')
    for (const step of [1, 2, 3]) {
      await page.locator('.choice--link').first().click()
      await page.waitForURL((url) => url.searchParams.size === step)
      await look(`step ${step} of booking`)
    }
    await page.goto(`${prefix}${await freeTime()}`)
    await shopper.fillContact(person())
    await look('a visit that is filled in')
    await shopper.send()
    await page.waitForURL(/\/thanks\?for=appointment/)
    await look('thanks for a visit')
    await page.locator('main a[href*="/appointment/"]').first().click()
    await page.waitForURL(/\/appointment\//)
    await look('a visit')
    await page
      .locator('.ask', { has: page.locator('button[value=cancel]') })
      .locator('summary')
      .click()
    await page.locator('button[value=cancel]').click()
    await expect(page.locator('button[value=undo]')).toBeVisible()
    await look('a visit that is called off')
    await page.context().clearCookies({ name: 'links' })
    await page.reload()
    await expect(page.locator('#proof')).toBeVisible()
    await look('a link in other hands')
  })
}
