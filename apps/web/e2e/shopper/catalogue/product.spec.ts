import { locales } from '@estu/domain/locale/locales'
import { formatTenge } from '@estu/domain/locale/money'
import { forEachShopper } from '../../support/each-shopper.ts'
import { freshAddress } from '../../support/fresh-address.ts'
import { letterTo, linkIn } from '../../support/mailbox.ts'
import { stored } from '../../support/posted-form.ts'
import { languageTag } from '../../support/runner/diagonals.ts'
import { addToCart, prefixOf, shopperAt } from '../../support/shopper.ts'
import { expect, type Locator, type Page, test } from '../../support/test.ts'
import { readTestEnv } from '../../support/test-env.ts'

const { webUrl } = readTestEnv()

const device = '/apparaty/demo-phonak-ric-90-r'
const [usual, graphite] = [689_990, 699_990]
/** Sand, silver, graphite, chestnut. */
const colours = { sand: 'd8c7a8', graphite: '55534f' }

/** By courier and from a branch: when it comes and what that costs. */
const broughtFor = {
  ru: [/^Алматы1\sдень\.\sБесплатно\sот\s50\s000\s₸1\s500\s₸$/, /^Самовывоз.+Бесплатно$/],
  kk: [/^Алматы1\sкүн\.\sТегін,\sегер\sсома\s50\s000\s₸.+болса1\s500\s₸$/, /^Филиалдан\sалып\sкету.+Тегін$/],
} as const

const bottomOf = async (part: Locator) => {
  const box = await part.boundingBox()
  if (!box) throw new Error('it is not shown')
  return box.y + box.height
}
const choose = (page: Page, name: string, value: string) =>
  page.locator(`.buy [name="${name}"][value="${value}"]`).check({ force: true })

test.describe('on a phone', () => {
  // No mobile emulation: it grows the viewport and hides what does not fit.
  test.use({ viewport: { width: 360, height: 740 } })

  for (const locale of locales)
    test(`${locale}: picture, name, price, choices and the main button stand in the first screen, and price stays`, {
      tag: languageTag(locale),
    }, async ({ page }) => {
      // Who has chosen a language is not offered the other.
      await page.context().addCookies([{ name: 'i18n_redirected', value: locale, url: webUrl }])
      await page.goto(`${prefixOf(locale)}${device}`)
      const parts = [
        '.pics__main',
        'h1',
        '.own .price__now',
        '.own .price__inst',
        '.buy .seg',
        '.swatches',
        '.ctas__main',
      ]
      for (const part of parts) expect(await bottomOf(page.locator(part).first()), part).toBeLessThanOrEqual(740)
      const picture = (await page.locator('.pics__main').boundingBox())?.height ?? 0
      expect(picture).toBeGreaterThan(740 * 0.2)
      expect(picture).toBeLessThan(740 * 0.3)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

      // Price and button stay in sight once the main button is gone, and nothing sticks in large letters.
      const dock = page.locator('.dock')
      await expect(dock).toBeHidden()
      await page.locator('.spec').scrollIntoViewIfNeeded()
      await expect(dock).toBeInViewport()
      await expect(dock).toContainText(formatTenge(usual, locale))
      await page.evaluate(() => document.documentElement.setAttribute('data-size', 'a2'))
      await expect(dock).toBeHidden()
    })
})

forEachShopper(({ locale, javaScriptEnabled, say }) => {
  test('a colour and a pair change the price and travel into the cart, the order and its letter', {
    tag: javaScriptEnabled ? '@full' : [],
  }, async ({ page }) => {
    const shopper = shopperAt(page, locale)
    const email = freshAddress()
    const price = page.locator('.own .price__now:visible')
    await shopper.open(device)
    await expect(price).toContainText(formatTenge(usual, locale))
    await choose(page, 'quantity', '2')
    await expect(price).toContainText(formatTenge(usual * 2, locale))
    await choose(page, 'colour', colours.graphite)
    await expect(price).toContainText(formatTenge(graphite * 2, locale))
    await expect(page.locator('.colours legend b:visible')).toHaveText(say('графитовый', 'графит түсті'))
    await addToCart(page, page.locator('.buy button[type=submit]'))
    const main = page.locator('main')
    await expect(main).toContainText(say(', графитовый', ', графит түсті'))
    await expect(main).toContainText(formatTenge(graphite * 2, locale))

    // The same device in another colour is another line. The page shows what is in the cart until another is chosen.
    await shopper.open(device)
    if (javaScriptEnabled) await expect(page.locator('.buy [data-in-cart]')).toBeVisible()
    await choose(page, 'colour', colours.sand)
    await choose(page, 'quantity', '1')
    await addToCart(page, page.locator('.buy button[type=submit]'))
    await expect(main).toContainText(say(', песочный', ', құм түсті'))
    await expect(main).toContainText(say(', графитовый', ', графит түсті'))
    const total = formatTenge(graphite * 2 + usual, locale)
    await expect(main).toContainText(total)

    await shopper.open('/cart/checkout')
    await shopper.fillContact({ name: 'Асель Пробная', phone: '8 (701) 234-56-78', email })
    await shopper.send()
    await expect(main).toContainText(say(', графитовый', ', графит түсті'))
    await shopper.send(page.locator('button[value=place]'))
    await expect(page).toHaveURL(/\/thanks\?for=order/)
    const letter = await letterTo(email, /E-[0-9A-Z]{4}-[0-9A-Z]{4}/)
    // What it is stands behind the link.
    expect(letter.text).not.toContain(say('графитовый', 'графит түсті'))
    expect(letter.text).toContain(total)
    await page.goto(linkIn(letter))
    await expect(main).toContainText(say(', графитовый', ', графит түсті'))
    const [order] = await stored('orders', { 'where[email][equals]': email })
    expect(order?.lines).toMatchObject([
      { colour: say('графитовый', 'графит түсті'), quantity: 2 },
      { colour: say('песочный', 'құм түсті'), quantity: 1 },
    ])
  })
})

test.describe('one’s own audiogram', () => {
  const typed = ['20', '25', '35', '50', '60', '65', '15', '25', '30', '95', '99', '110']
  const fields = (page: Page) => page.locator('[data-level]')
  const openFields = (page: Page) => page.locator('.own-levels summary').click()

  test('is drawn, judged, kept for other devices and sent nowhere; takes whole levels alone', async ({ page }) => {
    await test.step('is drawn, judged and kept in this browser, for other devices too, and sent nowhere', async () => {
      const sent: string[] = []
      page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
      await page.goto(device)
      await openFields(page)
      const show = page.getByRole('button', { name: 'Показать на рисунке' })
      // The script that reads the fields is fetched after the page: what was pressed before it came does nothing.
      await expect(async () => {
        for (const [index, level] of typed.entries()) await fields(page).nth(index).fill(level)
        await show.click()
        await expect(page.locator('[data-point]:visible')).toHaveCount(12, { timeout: 500 })
      }).toPass()
      const verdict = page.locator('.own-levels__verdict')
      await expect(verdict).toHaveText(/^9\sиз\s12\s— внутри диапазона/)
      await expect(page.locator('[data-cell="left-8000"]')).toHaveText('110')

      await page.reload()
      await expect(verdict).toHaveText(/^9\sиз\s12/)
      await expect(page.locator('[data-point]:visible')).toHaveCount(12)
      await page.goto('/apparaty/demo-phonak-bte-up-675')
      await expect(verdict).toHaveText(/\sиз\s12/)
      expect(sent.filter((text) => /99.*110|110.*99|audiogram=/.test(text))).toEqual([])

      await openFields(page)
      await page.getByRole('button', { name: 'Стереть' }).click()
      await expect(page.locator('[data-point]:visible')).toHaveCount(0)
      expect(await page.evaluate(() => localStorage.getItem('audiogram'))).toBeNull()
    })

    await test.step('takes whole levels alone, and says which field holds none', async () => {
      await page.addInitScript(() => localStorage.setItem('audiogram', '{"right":[20],"left":"x"}'))
      await page.goto(device)
      // What was kept is there once the script is.
      await expect(fields(page).first()).toHaveValue('20')
      await openFields(page)
      await fields(page).nth(3).fill('130')
      await fields(page).nth(3).press('Enter')
      await expect(page.locator('.own-levels__wrong')).toHaveText('Впишите целое число от -10 до 120.')
      await expect(fields(page).nth(3)).toBeFocused()
      await expect(fields(page).nth(3)).toHaveAttribute('aria-invalid', 'true')
      expect(await page.evaluate(() => localStorage.getItem('audiogram'))).toBe('{"right":[20],"left":"x"}')
    })
  })
})

test('plans come to the price, pictures are moved by keyboard, what goes with a device is added in place', async ({
  page,
}) => {
  await page.goto(device)
  await test.step('the rows of each plan come to the price', async () => {
    const digits = (text: string | undefined) => Number((text ?? '').replace(/\D/g, ''))
    const terms = await page.locator('.plan__of .hint').allTextContents()
    expect(terms.length).toBeGreaterThan(4)
    for (const text of terms) {
      const told = /^(\d+)\sплатеж\S*\sпо\s([\d\s]+)₸\sи\sпоследний\s([\d\s]+)₸\.\sВсего\s([\d\s]+)₸/
      const [, count, monthly, last, total] = told.exec(text.replace('ё', 'е')) ?? []
      expect(Number(count) * digits(monthly) + digits(last), text).toBe(digits(total))
    }
  })

  await test.step('pictures are moved and enlarged by keyboard', async () => {
    const track = page.locator('.pics__main')
    await track.focus()
    await page.keyboard.press('ArrowRight')
    await expect(track.locator('figure').nth(1)).toBeInViewport({ ratio: 0.9 })
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.locator('.zoomed:popover-open')).toHaveCount(1)
    const wide = page.viewportSize()
    await page.setViewportSize({ width: 360, height: 740 })
    const hidden = await page
      .locator('.zoomed:popover-open')
      .evaluate((large) => [large.scrollWidth - large.clientWidth, large.scrollHeight - large.clientHeight])
    expect(hidden, 'what of an enlarged picture lies outside a phone').toEqual([0, 0])
    if (wide) await page.setViewportSize(wide)
    await page.keyboard.press('Escape')
    await expect(page.locator('.zoomed:popover-open')).toHaveCount(0)
    await expect(page.locator('.pics__zoom:focus')).toHaveCount(1)
  })

  await test.step('what goes with a device is added where it stands, and the row says so after a reload', async () => {
    const row = page
      .locator('.good')
      .filter({ has: page.locator('form') })
      .first()
    const inCart = page.locator('[data-in-cart]:visible')
    const count = page.locator('header .count')
    // Before the script is there the button leads to the cart.
    await page.waitForFunction(() => document.querySelector('.where [data-week]')?.textContent !== '')
    await row.getByRole('button').click()
    await expect(inCart).toHaveText('В корзине, 1 шт.')
    await expect(inCart).toBeFocused()
    await expect(count.first()).toHaveText('1')
    await expect(page).toHaveURL(new RegExp(`${device}$`))
    await page.reload()
    await expect(inCart).toHaveText('В корзине, 1 шт.')
  })
})

test('plays one sample of a sentence in noise at a time, and none before a press', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('.mp3')) asked.push(request.url())
  })
  await page.goto(device)
  const section = page.locator('[data-listening]')
  const [unaided, better] = ['Без аппарата', 'Класс выше'].map((name) =>
    section.getByRole('button', { name: new RegExp(`: ${name}$`) }),
  ) as [Locator, Locator]
  const playing = () =>
    section.locator('audio').evaluateAll((players: HTMLAudioElement[]) => players.map(({ paused }) => !paused))
  await expect(unaided).toHaveText(/^Слушать/)
  expect(await playing()).toEqual([false, false, false])
  expect(asked).toEqual([])
  for (const button of [unaided, better]) expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await unaided.click()
  await expect(unaided).toHaveText(/^Остановить/)
  expect(await playing()).toEqual([true, false, false])
  await better.press('Enter')
  await expect(unaided).toHaveText(/^Слушать/)
  expect(await playing()).toEqual([false, false, true])
  await better.press('Enter')
  await expect.poll(playing).toEqual([false, false, false])
})

for (const locale of locales)
  test.describe(`${locale}, without JavaScript`, { tag: languageTag(locale) }, () => {
    test.use({ javaScriptEnabled: false })

    test('range, table, plans, colours and delivery are there, and nothing that does not work', async ({ page }) => {
      await page.goto(`${prefixOf(locale)}${device}`)
      const rates = page.locator('.rates:visible > div')
      await expect(rates).toHaveCount(4)
      await expect(rates.first()).toHaveText(broughtFor[locale][0])
      await expect(rates.last()).toHaveText(broughtFor[locale][1])
      await expect(page.locator('.ag__area')).toBeVisible()
      await page.locator('.ag-box summary').click()
      await expect(page.getByRole('rowheader', { name: '8000' })).toBeVisible()
      await expect(page.locator('.own-levels')).toBeHidden()
      const [first] = await page.locator('.plan .seg label').all()
      await first?.click()
      await expect(page.locator('.plan__of:visible')).toHaveCount(1)
      const byBank = locale === 'kk' ? 'Шешімді банк қабылдайды.' : 'Решение принимает банк.'
      await expect(page.locator('.plan__of:visible')).toContainText(byBank)
      await choose(page, 'colour', colours.graphite)
      const shown = page.locator('.pics__main figure').first().locator('.picture:visible')
      await expect(shown).toHaveAttribute('aria-label', locale === 'kk' ? /графит түсті/ : /графитовый/)
      await page.locator('.pics__thumbs a').nth(1).click()
      await expect(page.locator('.pics__main figure').nth(1)).toBeInViewport({ ratio: 0.9 })
    })
  })
