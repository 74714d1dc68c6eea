import { forEachShopper } from '../support/each-shopper.ts'
import { freeTime } from '../support/forms/kept-forms.ts'
import { freshAddress } from '../support/fresh-address.ts'
import { bookedIn, orderedIn } from '../support/placed-order.ts'
import { hiddenFields, post, stored } from '../support/posted-form.ts'
import { prefixOf, shopperAt } from '../support/shopper.ts'
import { expect, test } from '../support/test.ts'

const numberIn = (text: string | null) => /[EA]-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(text ?? '')?.[0] ?? ''

/** A number that belongs to nobody. */
const _unknown = 'E-2222-2222'

forEachShopper(({ locale, javaScriptEnabled, say }) => {
  test('whoever lost the link finds an order by its number and phone, and learns how it stands alone', {
    tag: javaScriptEnabled ? '@full' : [],
  }, async ({ page, context }) => {
    const shopper = shopperAt(page, locale)
    const phone = `+7701${String(Date.now()).slice(-7)}`
    const { thanks, own } = await orderedIn(context, { locale, email: freshAddress(), phone })
    await page.goto(own)
    const title = (await page.locator('.sumlist p').first().textContent())?.trim() ?? ''
    expect(title).not.toBe('')
    await page.goto(thanks)
    const number = numberIn(await page.locator('main').textContent())
    await page.locator(`main a[href="${prefixOf(locale)}/find-order"]`).click()
    await page.waitForURL(/find-order/)
    // Both faults at once, in the order of the page.
    await page.locator('#number').fill('12')
    await shopper.send()
    await expect(page.locator('#form-summary a')).toHaveText([
      new RegExp(say('Номер заказа или записи', 'Тапсырыс немесе жазылу нөмірі')),
      new RegExp(say('Телефон, указанный', 'көрсетілген телефон')),
    ])
    // As people type: small Cyrillic letters and no dashes.
    await page.locator('#number').fill(number.toLowerCase().replaceAll('-', ' ').replace('e', 'е'))
    await page.locator('#phone').fill(phone.replace('+7', '8 '))
    await shopper.send()
    const main = page.locator('main')
    await expect(page.locator('h1')).toContainText(number)
    await expect(main.locator('[role=status]').first()).toHaveText(say('Принят', 'Қабылданды'))
    await expect(main).toContainText(say('Что дальше', 'Әрі қарай'))
    for (const secret of [title, 'Асель', phone.slice(-4), '/order/']) {
      expect(await main.innerHTML(), secret).not.toContain(secret)
    }
  })
})

test('a visit is found the same way, and tells its time', async ({ context }) => {
  for (const [prefix, language, booked] of [
    ['/kk', 'kk', 'Жазылдыңыз'],
    ['', 'ru', 'Вы записаны'],
  ] as const) {
    const [email, phone] = [freshAddress(), `+7702${String(Date.now()).slice(-7)}`]
    await bookedIn(context, `${prefix}${await freeTime()}`, { name: 'Марат Пробный', phone, email, language })
    const [visit] = (await stored('appointments', { 'where[email][equals]': email })) as { reference: string }[]
    const hidden = await hiddenFields(`${prefix}/find-order`)
    const { html } = await post(`${prefix}/find-order`, { ...hidden, number: visit?.reference ?? '', phone })
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    expect(main).toMatch(new RegExp(`role="status"[^>]*>(<[^>]*>)*${booked}<`))
    expect(main).toMatch(/\d{1,2}:\d{2}/)
    expect(main).not.toContain('Марат')
  }
})
