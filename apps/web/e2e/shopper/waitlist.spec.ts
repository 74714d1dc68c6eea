import { almatyDay } from '@estu/domain/appointments/availability'
import type { Locale } from '@estu/domain/locale/locales'
import type { Page } from '@playwright/test'
import { forEachShopper } from '../support/each-shopper.ts'
import { freeTime } from '../support/forms/kept-forms.ts'
import { freshAddress } from '../support/fresh-address.ts'
import { letterTo, linkIn } from '../support/mailbox.ts'
import { bookedIn } from '../support/placed-order.ts'
import { post } from '../support/posted-form.ts'
import { queryShop } from '../support/shop/shop-database.ts'
import { prefixOf, shopperAt } from '../support/shopper.ts'
import { freeMorning, freeMornings, type Place, takeMornings } from '../support/taken-mornings.ts'
import { expect, test } from '../support/test.ts'

const days = (count: number) => almatyDay(new Date(Date.now() + count * 86_400_000))
const partOf = (path: string, name: string) => new URL(path, 'http://x').searchParams.get(name) ?? ''

/** Numbers are tied to their words or not, as the line needs it. */
const spaced = (text: string) => text.replace(/\s+/g, ' ')

/** A day of the week for each kind of shopper: they wait beside each other. */
const weekdayOf = (locale: Locale, scripts: boolean) => (locale === 'ru' ? 1 : 3) + (scripts ? 0 : 1)

const stateOf = async (email: string) =>
  (await queryShop('select status::text from waitlist where email = $1', [email]))[0]

/** The worker looks every few seconds; what it has done is on the page after a reload. */
async function untilOffered(page: Page, email: string, words: string): Promise<void> {
  await expect.poll(() => stateOf(email), { timeout: 40_000 }).toEqual({ status: 'offered' })
  await page.reload()
  await expect(page.locator('[role=status]').first()).toHaveText(words)
}

const taken: Place[] = []
test.afterEach(async () => {
  for (const place of taken.splice(0)) await freeMornings(place)
})

forEachShopper(({ locale, javaScriptEnabled, say }) => {
  const weekday = weekdayOf(locale, javaScriptEnabled)
  const status = (page: Page) => page.locator('[role=status]').first()

  test('an earlier time that becomes free is offered, and taking it moves the visit', {
    tag: javaScriptEnabled ? [] : '@full',
  }, async ({ page, context, browser }) => {
    test.slow()
    const [email, time] = [freshAddress(), await freeTime(days(42))]
    const place = { branch: partOf(time, 'branch'), weekday, mark: `e2e-${email}` }
    const visit = { name: 'Марат Пробный', phone: '7012345678', email, language: locale }
    await bookedIn(context, `${prefixOf(locale)}${time}`, visit)
    await page.goto(linkIn(await letterTo(email, new RegExp(say('^Вы записаны', '^Сіз жазылдыңыз')))))
    const before = (await page.locator('.sum dd').first().textContent()) ?? ''

    await page.getByText(say('Сообщить, если освободится время раньше', 'Ертерек уақыт босаса, хабарлаңыз')).click()
    await page.locator(`#days-${weekday}`).check()
    await page.locator('#parts-morning').check()
    await page.locator('button[value=wait]').click()
    // Nobody waits for what is free.
    await expect(page.locator('#form-summary')).toContainText(say('уже свободно', 'қазірдің өзінде бос'))
    await expect(page.locator('#parts-morning')).toBeChecked()
    await takeMornings(place)
    taken.push(place)
    await page.locator('button[value=wait]').click()
    await page.waitForURL(/\/wait\//)
    await expect(status(page)).toHaveText(say('Вы в листе ожидания', 'Сіз күту тізімінесіз'))
    await letterTo(email, new RegExp(say('^Вы в листе ожидания', '^Сіз күту тізімінесіз')))
    const link = page.url()

    await freeMorning(place)
    const offered = say('Для вас освободилось время', 'Сізге уақыт босады')
    await untilOffered(page, email, offered)
    const freed = (await page.locator('#offer').textContent()) ?? ''

    const other = await browser.newContext({ javaScriptEnabled })
    const stranger = await other.newPage()
    await stranger.goto(link)
    await expect(status(stranger)).toHaveText(offered)
    await expect(stranger.locator('main')).not.toContainText('Марат')
    await expect(stranger.locator('button[value=take]')).toHaveCount(0)
    expect((await post(new URL(link).pathname, { intent: 'take' })).status).toBe(403)
    await stranger.locator('#proof').fill('5678')
    await shopperAt(stranger, locale).send()
    await expect(stranger.locator('#offer')).toHaveText(freed)

    await stranger.locator('button[value=take]').click()
    await stranger.waitForURL(/\/appointment\/[^/]+\?moved=1$/)
    const moved = (await stranger.locator('.sum dd').first().textContent()) ?? ''
    expect(moved).not.toBe(before)
    // The visit names its weekday besides.
    expect(spaced(freed)).toContain(spaced(moved.slice(moved.indexOf(', ') + 2)))
    await page.reload()
    await expect(status(page)).toHaveText(say('Вы взяли предложенное время', 'Ұсынылған уақытты алдыңыз'))
    await letterTo(email, new RegExp(say('^Новое время', '^Қабылдаудың жаңа уақыты')))
    await other.close()
  })

  test('where no time suits one waits, refuses what is offered, and leaves', {
    tag: javaScriptEnabled ? '@full' : [],
  }, async ({ page }) => {
    test.slow()
    const [shopper, email, time] = [shopperAt(page, locale), freshAddress(), await freeTime()]
    const place = { branch: partOf(time, 'branch'), weekday, mark: `e2e-${email}` }
    await shopper.open(time.replace(/&at=.*/, ''))
    await page.locator('a[href*="wait=1"]').click()
    await page.waitForURL(/wait=1/)
    await expect(page.locator('h1')).toHaveText(say('Лист ожидания', 'Күту тізімі'))
    await page.locator(`#days-${weekday}`).check()
    await page.locator('#parts-morning').check()
    await page.locator('[name=weeks][value="8"]').check()
    await shopper.fillContact({ name: 'Сауле Пробная', phone: '7012345678', email })
    await shopper.send()
    await expect(page.locator('#form-summary')).toContainText(say('уже свободно', 'қазірдің өзінде бос'))
    await expect(page.locator('#name')).toHaveValue('Сауле Пробная')
    await takeMornings(place)
    taken.push(place)
    await shopper.send()
    await page.waitForURL(/\/wait\//)
    await freeMorning(place)
    await untilOffered(page, email, say('Для вас освободилось время', 'Сізге уақыт босады'))
    await page.locator('button[value=keep]').click()
    await expect(status(page)).toHaveText(say('Вы в листе ожидания', 'Сіз күту тізімінесіз'))
    await page.locator('button[value=leave]').click()
    await expect(status(page)).toHaveText(say('Вы больше не ждёте', 'Сіз енді күтпейсіз'))
    expect(await stateOf(email)).toEqual({ status: 'left' })
  })
})
