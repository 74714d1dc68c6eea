import { otherLocale } from '@estu/domain/locale/locales'
import { forEachShopper } from '../support/each-shopper.ts'
import { freeTime } from '../support/forms/kept-forms.ts'
import { freshAddress } from '../support/fresh-address.ts'
import { letterTo, linkIn } from '../support/mailbox.ts'
import { stored } from '../support/posted-form.ts'
import { prefixOf, shopperAt } from '../support/shopper.ts'
import { expect, test } from '../support/test.ts'

const booker = 'Дочь Пробная'
const visitor = 'Апа Пробная'

forEachShopper(({ locale, javaScriptEnabled, say }) => {
  test('a visit is booked for a relative: both are named, who books gets the messages, in the language of the page', {
    tag: javaScriptEnabled ? '@full' : [],
  }, async ({ page }) => {
    const shopper = shopperAt(page, locale)
    const email = freshAddress()
    const spoken = otherLocale(locale)
    const main = page.locator('main')
    await shopper.open(await freeTime())
    await expect(main).toContainText(
      say('Подтверждение, перенос и напоминание придут сюда', 'растау, уақыт ауысқаны және еске салу осында келеді'),
    )
    await expect(page.locator('#visitorName')).toBeHidden()
    await page.locator('[name=forWhom][value=relative]').check()
    await page.locator(`[name=language][value=${spoken}]`).check()
    await shopper.fillContact({ name: booker, phone: '7012345678', email })
    await shopper.send()
    // The name of the one who comes is asked for as well.
    const missing = page.locator('#form-summary a')
    await expect(missing).toHaveCount(1)
    await expect(missing).toContainText(say('Имя и фамилия того, кто придёт', 'Келетін адамның аты-жөні'))
    await page.locator('#visitorName').fill(visitor)
    await page.locator('#age').fill('71')
    await shopper.send()
    await expect(page).toHaveURL(/\/thanks\?for=appointment/)

    const letter = await letterTo(email, new RegExp(say('^Вы записаны', '^Сіз жазылдыңыз')))
    expect(letter.text).toContain(say(`Здравствуйте, ${booker}!`, `Сәлеметсіз бе, ${booker}!`))
    expect(letter.text).not.toContain(visitor)
    await page.goto(linkIn(letter))
    expect(new URL(page.url()).pathname).toMatch(new RegExp(`^${prefixOf(locale)}/appointment/`))
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(main.locator('[role=status]').first()).toHaveText(say('Вы записаны', 'Жазылдыңыз'))
    const row = main.locator('.sum > div', { has: page.getByText(say('Кто придёт', 'Кім келеді'), { exact: true }) })
    await expect(row.locator('dd')).toHaveText(visitor)
    // The desk has both names, and who speaks which language.
    expect(await stored('appointments', { 'where[email][equals]': email })).toMatchObject([
      { name: booker, visitorName: visitor, age: 71, language: spoken, pageLanguage: locale },
    ])
  })
})
