import { almatyDay, daysFrom } from '@estu/domain/appointments/availability'
import {
  branchDays,
  type HolidayRow,
  otherDays,
  type SpecialRow,
  type WeekRow,
} from '@estu/domain/appointments/branch-days'
import { hoursLabel } from '@estu/domain/appointments/opening-hours'
import { noonOf } from '@estu/domain/locale/almaty-time'
import { formatDate } from '@estu/domain/locale/dates'
import { locales, localisePath } from '@estu/domain/locale/locales'
import { branchPath, servicePath } from '@estu/domain/routing/routes'
import { press } from '../support/hydrated.ts'
import { stored } from '../support/posted-form.ts'
import { languageTag } from '../support/runner/diagonals.ts'
import { queryShop } from '../support/shop/shop-database.ts'
import { expect, type Locator, type Page, test } from '../support/test.ts'
import { readTestEnv } from '../support/test-env.ts'
import { visit } from '../support/visitor.ts'

const { webUrl } = readTestEnv()
const abaya = branchPath('abaya-52')

test('the list leads to a branch, whose way to book stands right under its hours and in sight, and leads on', async ({
  page,
}) => {
  await page.goto('/filialy')
  await page.getByRole('link', { name: 'Филиал на проспекте Абая', exact: true }).click()
  await expect(page).toHaveURL(`${webUrl}${abaya}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Филиал на проспекте Абая')
  const way = page.getByRole('link', { name: /^Записаться сюда ?: Филиал на проспекте Абая$/ })
  const booking = (await way.getAttribute('href')) ?? ''
  // Opened anew: the list that was left may still stand beside it, hidden.
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(abaya)
  await test.step('on a phone the way to book stands right under the hours', async () => {
    const column = page.locator('.half__in > .stack').first()
    await expect(column.locator('.ctas__main')).toBeVisible()
    expect(await betweenHoursAndButton(column, '.hours, .acc')).toEqual({ isBelow: true, between: [] })
  })
  await test.step('whether it is open and the way to book stay in sight once the main button is gone', async () => {
    const dock = page.locator('.dock')
    await page.locator('.ctas__main').scrollIntoViewIfNeeded()
    await expect(dock).toBeHidden()
    await page.locator('.branch').last().scrollIntoViewIfNeeded()
    await expect(dock).toBeInViewport()
    await expect(dock.locator('.opennow')).toHaveText(/\S/)
    await dock.getByRole('link', { name: /^Записаться сюда/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Какая услуга вам нужна?')
  })
  await test.step('so does it on each card of the list', async () => {
    await page.goto('/kk/filialy')
    const cards = page.locator('.branches .branch')
    await expect(cards.first()).toBeVisible()
    // The number of the branch is a line of them.
    for (const card of await cards.all())
      expect(await betweenHoursAndButton(card, 'p.num, :has(> [href^="tel:"])')).toEqual({ isBelow: true, between: [] })
  })
  await test.step('booking is at the branch itself', async () => {
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.goto(booking)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Какая услуга вам нужна?')
    await expect(page.getByRole('complementary', { name: 'Ваша запись' })).toContainText('Филиал на проспекте Абая')
    await page.getByRole('link', { name: /^Проверка слуха/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('К кому вас записать?')
  })
})

const said = {
  ru: {
    week: [
      ['пн–пт', '9:00–19:00'],
      ['сб', '10:00–17:00'],
      ['вс', '10:00–15:00'],
    ],
    closed: 'закрыто',
    services: ['Проверка слуха', 'Записаться', 'Ещё здесь: Выдача заказов'],
    team: ['Слухопротезист, филиал на Абая', 'Подбор и настройка аппаратов', 'Языки приёма: русский, казахский'],
    copy: ['Скопировать адрес', 'Адрес скопирован', 'Алматы, Бостандыкский район, пр. Абая, 52'],
  },
  kk: {
    week: [
      ['дс–жм', '9:00–19:00'],
      ['сб', '10:00–17:00'],
      ['жс', '10:00–15:00'],
    ],
    closed: 'жабық',
    services: ['Есту қабілетін тексеру', 'Жазылу', 'Мұнда тағы бар: Дайын тапсырысты алып кету'],
    team: [
      'Есту протездеу маманы, Абай даңғылындағы филиал',
      'Аппарат таңдау және баптау',
      'Қабылдау тілдері: орысша, қазақша',
    ],
    copy: ['Мекенжайды көшіру', 'Мекенжай көшірілді', 'Алматы, Бостандық ауданы, Абай даңғылы, 52'],
  },
} as const

/** The days ahead on which a branch keeps other hours than its week's, days off of the network among them. */
async function daysAhead() {
  const [branch] = (await stored('branches', { 'where[slug][equals]': 'abaya-52' })) as {
    hours: WeekRow[]
    specialDays: SpecialRow[]
  }[]
  const holidays = (await queryShop('select date, closed from holidays_days')) as HolidayRow[]
  const [first = '', last = ''] = [almatyDay(new Date()), daysFrom(almatyDay(new Date()), 92).at(-1)]
  return otherDays(branchDays(branch ?? {}, holidays), first, last)
}

for (const locale of locales)
  test(`a branch tells its hours, the days that differ, what is done there and by whom, and its address, ${locale}`, {
    tag: languageTag(locale),
  }, async ({ page, context, browser }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const { week, closed, services, team } = said[locale]
    await page.goto(localisePath(locale, abaya))
    const main = page.locator('main')
    const rows = main.locator('.hours').first().locator('tr')
    await expect(rows).toHaveText(
      week.map(([days, hours]) => new RegExp(`^${days}\\s*${hours.replace('–', '–\u2060?')}$`)),
    )

    const ahead = await daysAhead()
    expect(ahead.length).toBeGreaterThan(0)
    const special = main.locator('details.acc')
    for (const { day } of ahead)
      await expect(special.locator('summary')).toContainText(formatDate(noonOf(day), locale, 'dayMonth'))
    await special.locator('summary').click()
    await expect(special.locator('th')).toHaveText(ahead.map(({ day }) => formatDate(noonOf(day), locale, 'day')))
    for (const [index, { windows }] of ahead.entries())
      await expect(special.locator('td').nth(index)).toContainText(hoursLabel(windows, locale) || closed)

    const first = main.locator('.svc > li').first()
    await expect(first).toContainText(services[0])
    await expect(first.getByRole('link', { name: services[0], exact: true })).toHaveAttribute(
      'href',
      localisePath(locale, servicePath('proverka-sluha')),
    )
    await expect(first.locator('.num')).toHaveText(/\S/)
    await expect(first.getByRole('link', { name: new RegExp(`^${services[1]} ?: ${services[0]}$`) })).toHaveAttribute(
      'href',
      /zapisnapriem\?service=.+&branch=.+/,
    )
    await expect(main).toContainText(services[2])
    const person = main.locator('.team > li', { hasText: team[0] })
    for (const words of team) await expect(person).toContainText(words)

    await test.step('its address is copied as one line, and a browser that cannot says so', async () => {
      const [copy, done, address] = said[locale].copy
      const button = page.getByRole('button', { name: copy })
      const status = page.getByRole('status').filter({ hasText: /\S/ })
      await press(button)
      await expect(status).toHaveText(done)
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
      })
      await press(button)
      await expect(status).toHaveText(/Выделите адрес|Мекенжайды белгілеп/)
    })
    await test.step('where no scripts run nobody is offered to copy', async () => {
      const scriptless = await browser.newContext({ javaScriptEnabled: false })
      const plain = await scriptless.newPage()
      await plain.goto(`${webUrl}${abaya}`)
      await expect(plain.locator('.branch-page .tile').first()).toContainText('Открыть на карте 2ГИС')
      await expect(plain.getByText('Скопировать адрес')).toBeHidden()
      await scriptless.close()
    })
    await test.step(
      'it has its own words for search engines, in each language, and no day that is over',
      expectToldToEngines,
    )
  })

async function expectToldToEngines(): Promise<void> {
  const ahead = await daysAhead()
  for (const [address, language] of [
    [abaya, 'ru'],
    [`/kk${abaya}`, 'kk'],
  ] as const) {
    const { html, status } = await visit(address)
    expect(status).toBe(200)
    expect(html).toContain(`<link rel="canonical" href="${webUrl}${address}"`)
    expect(html).toContain(`<html lang="${language}"`)
    expect(html).toContain(`"url":"${webUrl}${address}"`)
    for (const { day } of ahead) expect(html).toContain(`"validFrom":"${day}"`)
    expect(html).toMatch(/href="https:\/\/2gis\.kz\/geo\/[\d.]+,[\d.]+"/)
  }
  expect((await visit('/filialy/nowhere')).status).toBe(404)
}

async function askNearest(page: Page) {
  await page.goto('/filialy')
  await page.getByRole('button', { name: 'Показать ближайший' }).click()
  return page.locator('.nearest').getByRole('status')
}

test('the nearest branch is told when somebody asks, and who keeps to themselves where they are may choose', async ({
  browser,
}) => {
  await test.step('the nearest branch is told when somebody asks', async () => {
    const context = await browser.newContext({
      baseURL: webUrl,
      permissions: ['geolocation'],
      geolocation: { latitude: 43.2399, longitude: 76.9236 },
    })
    const page = await context.newPage()
    const answer = await askNearest(page)
    await expect(answer).toHaveText('Ближе всех к вам: Филиал на проспекте Абая, 0,0 км по прямой')
    await answer.getByRole('link').click()
    await expect(page).toHaveURL(`${webUrl}${abaya}`)
    await context.close()
  })
  await test.step('whoever keeps to themselves where they are is told to choose', async () => {
    const context = await browser.newContext({ baseURL: webUrl, permissions: [] })
    await context.clearPermissions()
    const page = await context.newPage()
    await page.addInitScript(() => {
      const refuse: typeof navigator.geolocation.getCurrentPosition = (_found, failed) =>
        failed?.({ code: 1, PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3, message: '' })
      Object.defineProperty(navigator.geolocation, 'getCurrentPosition', { value: refuse })
    })
    await expect(await askNearest(page)).toContainText('Браузер не разрешил узнать, где вы')
    await context.close()
  })
})

/** Whether the buttons of a branch stand below its hours, and what else of the same column lies between them. */
const betweenHoursAndButton = (column: Locator, ofHours: string) =>
  column.evaluate((box, selector) => {
    const parts = [...box.children].filter((part) => part.getBoundingClientRect().height > 0)
    const hours = parts.filter((part) => part.matches(selector)).map((part) => part.getBoundingClientRect().bottom)
    const buttons = parts.find((part) => part.matches('.btns'))?.getBoundingClientRect()
    const end = Math.max(...hours)
    const isBetween = ({ top, bottom }: DOMRect) => top >= end && bottom <= (buttons?.top ?? 0)
    return {
      isBelow: buttons !== undefined && buttons.top >= end && buttons.top - end < 48,
      between: parts.filter((part) => isBetween(part.getBoundingClientRect())).map(({ textContent }) => textContent),
    }
  }, ofHours)
