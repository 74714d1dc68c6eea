import { locales } from '@estu/domain/locale/locales'
import { stateLooker } from '../support/accessibility/looks-of-state.ts'
import { saveAtDesk } from '../support/admin/clinic-rest.ts'
import { cartCookieOf } from '../support/cart-cookie.ts'
import { freeTime } from '../support/forms/kept-forms.ts'
import { signedInAs } from '../support/forms/signed-in.ts'
import { freshAddress } from '../support/fresh-address.ts'
import { orderedIn } from '../support/placed-order.ts'
import { stored } from '../support/posted-form.ts'
import { languageTag } from '../support/runner/diagonals.ts'
import { prefixOf, shopperAt } from '../support/shopper.ts'
import { freeMornings, takeMornings } from '../support/taken-mornings.ts'
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

  test(`an order to pay by link, its return and a visit for a relative are accessible and fit, ${locale}`, {
    tag: languageTag(locale),
  }, async ({ page, context }) => {
    test.setTimeout(fullSize ? 15 * 60_000 : 300_000)
    const look = stateLooker(page, locale)
    const shopper = shopperAt(page, locale)
    const email = freshAddress()
    const { own } = await orderedIn(context, { locale, email, section: 'accessories', paying: 'pay_link' })
    const [order] = (await stored('orders', { 'where[email][equals]': email })) as { id: string }[]
    const save = (data: object) => saveAtDesk('orders', order?.id ?? '', data)
    await save({ payLink: 'https://pay.bank.example/p/1' })
    await page.goto(own)
    await expect(page.locator('a[href^="https://pay.bank.example"]')).toBeVisible()
    await look('an order with its link to pay')
    for (const status of ['confirmed', 'ready', 'completed']) await save({ status })
    await page.goto(`${own}?return=1`)
    await shopper.send(page.locator('button[value=return]'))
    await expect(page.locator('#form-summary')).toBeVisible()
    await look('a return with problems')
    await page.locator('[name=wish][value=refund]').check()
    await page.locator('[name=reason][value=unsuitable]').check()
    await shopper.send(page.locator('button[value=return]'))
    // The form stood in a section of that name as well, on a page that goes away.
    await page.waitForURL((url) => !url.searchParams.has('return'))
    await expect(page.locator('section[aria-labelledby=returns]')).toBeVisible()
    await look('an order with a return')
    await page.goto(`${prefix}${await freeTime()}`)
    await page.locator('[name=forWhom][value=relative]').check()
    await shopper.send()
    await expect(page.locator('#form-summary')).toBeVisible()
    await look('a visit for a relative with problems')
  })

  test(`waiting for a time, and one that is offered, are accessible and fit, ${locale}`, { tag: '@full' }, async ({
    page,
  }) => {
    test.setTimeout(15 * 60_000)
    const look = stateLooker(page, locale)
    const shopper = shopperAt(page, locale)
    const time = await freeTime()
    const weekday = 5
    const email = freshAddress()
    const place = { branch: new URL(time, 'http://x').searchParams.get('branch') ?? '', weekday, mark: `e2e-${email}` }
    await shopper.open(`${time.replace(/&at=.*/, '')}&wait=1`)
    await look('asking to wait')
    await page.locator(`#days-${weekday}`).check()
    await page.locator('#parts-morning').check()
    await shopper.fillContact({ ...person(), email })
    await takeMornings(place)
    try {
      await shopper.send()
      await page.waitForURL(/\/wait\//)
      await look('waiting')
    } finally {
      await freeMornings(place)
    }
    await expect(async () => {
      await page.reload()
      await expect(page.locator('#offer')).toBeVisible({ timeout: 1000 })
    }).toPass({ timeout: 60_000 })
    await look('an offered time')
    await page.locator('button[value=leave]').click()
    await expect(page.locator('#offer')).toHaveCount(0)
  })
}
