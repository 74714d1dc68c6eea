import { localisePath } from '@estu/domain/locale/locales'
import { formatTenge } from '@estu/domain/locale/money'
import { promotionPath } from '@estu/domain/routing/routes'
import { cartCookieOf } from '../support/cart-cookie.ts'
import { forEachShopper } from '../support/each-shopper.ts'
import { freshAddress } from '../support/fresh-address.ts'
import { letterTo, linkIn } from '../support/mailbox.ts'
import { shopperAt } from '../support/shopper.ts'
import { expect, test } from '../support/test.ts'
import { asTyped } from '../support/visitor.ts'

const promotion = promotionPath('Skidka_dlya_pensionerov')
const sumOf = (text: string | null) => Number((text ?? '').replace(/\D/g, ''))

forEachShopper(({ locale, javaScriptEnabled, say }) => {
  test('a pensioner gets what the promotion promises: in the total, at the last look, on the order', {
    tag: javaScriptEnabled ? [] : '@full',
  }, async ({ page, context }) => {
    const shopper = shopperAt(page, locale)
    const email = freshAddress()
    const main = page.locator('main')
    const claim = say('Я пенсионер', 'Мен зейнеткермін')
    const proof = say('Пенсионное удостоверение на бумаге', 'Зейнеткер куәлігі, қағаз күйінде')
    await shopper.open(promotion)
    const title = asTyped((await page.locator('h1').textContent()) ?? '')
    const percent = Number(/(\d+) %/.exec(title)?.[1])
    expect(percent).toBeGreaterThan(0)
    await expect(main).toContainText(say('выберите самовывоз', 'филиалдан алып кетуді таңдап'))
    await expect(main).toContainText(claim)

    await context.addCookies([await cartCookieOf()])
    await shopper.open('/cart/checkout')
    const total = page.locator('.tot .all dd')
    const less = page
      .locator('.tot > div')
      .filter({ hasText: say('Скидка', 'Жеңілдік') })
      .locator('dd')
    const goods = sumOf(await total.textContent())
    const reduced = Math.ceil((goods * (100 - percent)) / 100)
    await expect(main.locator(`a[href="${localisePath(locale, promotion)}"]`)).toHaveText(title)
    await page.getByLabel(claim).check()
    if (javaScriptEnabled) {
      await expect(total).toHaveText(formatTenge(reduced, locale))
      await expect(less).toHaveText(`−${formatTenge(goods - reduced, locale)}`)
      // A courier looks at no proof.
      await page.locator('[name=receiving][value=delivery]').check()
      await expect(less).toHaveCount(0)
      await page.locator('[name=receiving][value=pickup]').check()
    }
    await shopper.fillContact({ name: 'Асель Пробная', phone: '7012345678', email })
    await shopper.send()
    await expect(page.locator('h1')).toHaveText(say('Проверьте заказ', 'Тапсырысты тексеріңіз'))
    await expect(page.locator('.sum')).toContainText(`${title}. ${proof}`)
    await expect(less).toHaveText(`−${formatTenge(goods - reduced, locale)}`)
    await expect(total).toHaveText(formatTenge(reduced, locale))
    await shopper.send(page.locator('button[value=place]'))
    await expect(page).toHaveURL(/\/thanks\?for=order/)

    const letter = await letterTo(email, /E-[0-9A-Z]{4}-[0-9A-Z]{4}/)
    expect(asTyped(letter.text ?? '')).toContain(proof)
    expect(letter.text).toContain(formatTenge(reduced, locale))
    await page.goto(linkIn(letter))
    await expect(main).toContainText(say('Возьмите с собой', 'Өзіңізбен ала келіңіз'))
    await expect(main).toContainText(proof)
    await expect(less).toHaveText(`−${formatTenge(goods - reduced, locale)}`)
    await expect(total).toHaveText(formatTenge(reduced, locale))
  })
})
