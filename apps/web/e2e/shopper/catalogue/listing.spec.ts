import { locales } from '@estu/domain/locale/locales'
import { hydrated } from '../../support/hydrated.ts'
import { languageTag } from '../../support/runner/diagonals.ts'
import { prefixOf } from '../../support/shopper.ts'
import { expect, type Locator, type Page, test } from '../../support/test.ts'
import { readTestEnv } from '../../support/test-env.ts'

const { fullSize, webUrl } = readTestEnv()
const devices = '/apparaty'

const cards = (page: Page) => page.locator('.lst:visible .cards > .card')
const status = (page: Page) => page.locator('.lst:visible [role=status]:not(.tick__full)')
const box = (page: Page, name: string | RegExp) => page.locator('.lst:visible .facet').getByRole('checkbox', { name })

// Next keeps the pages one came from in the document, hidden.

/** Opens a listing and waits until its script answers. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await hydrated(status(page))
}

/** How many items a listing says that it has. */
const countOf = async (page: Page): Promise<number> => numberIn(status(page))

const numberIn = async (words: Locator): Promise<number> =>
  Number.parseInt(((await words.textContent()) ?? '').replaceAll('\u00a0', ''), 10)

test('each choice answers at once, keeps the focus, and Back takes it back', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await open(page, devices)
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1
  })
  const all = await countOf(page)
  const scrolled = () => page.evaluate(() => scrollY)
  await page.evaluate(() => scrollTo({ top: 240, behavior: 'instant' }))
  await box(page, /^II, умеренная/).focus()
  expect(await scrolled()).toBe(240)
  await page.keyboard.press('Space')
  await page.waitForURL(`**${devices}?loss=II`)
  await expect(box(page, /^II, умеренная/)).toBeChecked()
  await expect(box(page, /^II, умеренная/)).toBeFocused()
  await expect.poll(() => countOf(page)).toBeLessThan(all)
  expect(await scrolled()).toBe(240)
  await box(page, /^III/).check()
  await page.waitForURL(`**${devices}?loss=II&loss=III`)
  await expect(page.locator('.lst__list:visible > .chips .chip')).toHaveText([/II степень/, /III степень/])
  await expect(box(page, /^III/)).toBeFocused()
  expect(await scrolled()).toBe(240)
  // A product is looked at, and the list is met again where it was left.
  const product = cards(page).nth(7).getByRole('link').first()
  await product.scrollIntoViewIfNeeded()
  const left = await scrolled()
  expect(left).toBeGreaterThan(240)
  await product.click()
  await expect(page.locator('.own h1:visible')).toBeVisible()
  await expect.poll(scrolled).toBe(0)
  await page.goBack()
  await expect(box(page, /^III/)).toBeChecked()
  await expect.poll(scrolled).toBe(left)
  await page.goBack()
  await page.waitForURL(`**${devices}?loss=II`)
  await expect(box(page, /^III/)).not.toBeChecked()
  await page.goBack()
  await page.waitForURL(`**${devices}`)
  await expect(box(page, /^II, умеренная/)).not.toBeChecked()
  await expect.poll(() => countOf(page)).toBe(all)
  expect(documents).toBe(0)
})

for (const locale of locales) {
  const path = `${prefixOf(locale)}${devices}`
  test(`${path}: the plain list never stands for a narrowed one`, { tag: languageTag(locale) }, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await open(page, path)
    const all = await countOf(page)
    await page.locator('.facet input[name=form][value=iic]').check()
    await page.waitForURL(`**${path}?form=iic`)
    await expect.poll(() => countOf(page)).toBeLessThan(all)
    await expect(cards(page)).toHaveCount(await countOf(page))
    await page.goto('/')
    await page.goBack()
    await expect(cards(page)).toHaveCount(await countOf(page))
  })
}

test('choices are dropped, prices typed, pages added, ways out of nothing found and a network waited for', async ({
  page,
  context,
}) => {
  await test.step('a chip drops its choice, and one link drops them all', async () => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await open(page, `${devices}?loss=II&loss=III&price=100000-500000&battery=rechargeable`)
    const chips = page.locator('.lst__list:visible > .chips')
    await expect(chips.locator('.chip')).toHaveCount(4)
    await chips.getByRole('link', { name: /^III степень/ }).click()
    await page.waitForURL(/loss=II&price=100000-500000&battery=rechargeable$/)
    await expect(chips.locator('.chip')).toHaveCount(3)
    await expect(box(page, /^III/)).not.toBeChecked()
    await chips.getByRole('link', { name: 'Сбросить всё' }).click()
    await page.waitForURL(`**${devices}`)
    await expect(chips).toHaveCount(0)
    await expect(page.locator('.lst:visible input[name=price_from]')).toHaveValue('')
  })

  await test.step('a typed price moves to the edges of its scale and is shown as it counts', async () => {
    await page.locator('.lst:visible input[name=price_to]').fill('240 000')
    await page.keyboard.press('Enter')
    await page.waitForURL(/price=-240000$/)
    await expect(page.locator('.lst:visible input[name=price_to]')).toHaveValue('250\u00a0000')
    await expect(page.locator('.lst__list:visible > .chips .chip')).toHaveText([/до\s250\u00a0000\u00a0₸/])
    const now = (prices: Element[]) => prices.map((price) => price.firstChild?.textContent ?? '')
    const prices = await page.locator('.lst:visible .card .price__now').evaluateAll(now)
    expect(prices.length).toBeGreaterThan(0)
    for (const price of prices) expect(Number(price.replace(/\D/g, ''))).toBeLessThanOrEqual(250_000)
  })

  await test.step('the next page comes under this one, and by its number', async () => {
    await page.locator('.lst__list:visible > .chips').getByRole('link', { name: 'Сбросить всё' }).click()
    await page.waitForURL(`**${devices}`)
    await expect(page.locator('.lst__list:visible > .chips')).toHaveCount(0)
    const all = await countOf(page)
    await expect(cards(page)).toHaveCount(24)
    await page.locator('.lst:visible .more-row .btn').click()
    await page.waitForURL(/page=2&first=1$/)
    await expect(cards(page)).toHaveCount(all)
    await expect(page.locator('.lst:visible .cards > *').nth(25).locator('a').first()).toBeFocused()
    await page.goto(`${devices}?page=2`)
    await expect(cards(page)).toHaveCount(all - 24)
    await expect(page.locator('.pager [aria-current]')).toHaveText('2')
  })

  await test.step('where nothing fits, the page says what to drop and how many that gives', async () => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await open(page, `${devices}?loss=IV&form=iic`)
    await expect(page.getByRole('heading', { name: 'Ничего не подошло под все условия сразу' })).toBeVisible()
    const way = page.locator('.ways [data-stay]').first()
    const promised = await numberIn(way.locator('span'))
    expect(promised).toBeGreaterThan(0)
    await way.click()
    await expect.poll(() => countOf(page)).toBe(promised)
    await expect(cards(page).first()).toBeVisible()
  })

  await test.step('a choice made without a network waits for it, and the list stays', async () => {
    await open(page, devices)
    const all = await cards(page).count()
    await context.setOffline(true)
    await box(page, /^II, умеренная/).check()
    await expect(status(page)).toHaveText(/^Нет связи/)
    await box(page, /^III/).check()
    await expect(cards(page)).toHaveCount(all)
    await context.setOffline(false)
    await page.waitForURL(`**${devices}?loss=II&loss=III`)
    await expect(status(page)).toHaveText(/аппарат/)
    await expect(box(page, /^III/)).toBeChecked()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the sheet stays open while choosing, counts, and closes to the list; pictures stand beside words', async ({
    page,
  }) => {
    await open(page, devices)
    // The picture of every card stands beside its words.
    const sides = await cards(page).evaluateAll((all) =>
      all.map((card) => {
        const side = (part: string) => card.querySelector(part)?.getBoundingClientRect().left ?? Number.NaN
        return [side('.card__plate'), side('.card__title')]
      }),
    )
    expect(sides.length).toBeGreaterThan(10)
    const [first] = sides
    expect(first?.[0]).toBeLessThan(first?.[1] ?? 0)
    for (const one of sides) expect(one).toEqual(first)

    const opener = page.getByRole('button', { name: /^Фильтры/ })
    const sheet = page.locator('.fsheet:popover-open')
    await expect(box(page, /^II, умеренная/)).toBeHidden()
    await opener.click()
    await expect(sheet).toBeVisible()
    await box(page, /^II, умеренная/).check()
    await page.waitForURL(/loss=II$/)
    await expect(sheet).toBeVisible()
    await box(page, /^III/).check()
    await page.waitForURL(/loss=II&loss=III$/)
    await expect(sheet).toBeVisible()
    const show = sheet.getByRole('button', { name: /^Показать \d+ аппарат/ })
    await expect(show).toHaveText(`Показать ${await status(page).locator('b').textContent()}`)
    await show.click()
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('button', { name: 'Фильтры · 2' })).toBeVisible()
    await page.getByRole('button', { name: 'Фильтры · 2' }).click()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
  })
})

/** As a maker's code may be: nothing in it says where a line may end. */
async function nameByOneLongWord(page: Page): Promise<void> {
  for (const title of await page.locator('.card__title a').all())
    await title.evaluate((link) => {
      link.textContent = 'MRIC_R_7095_8E_RECHARGEABLE'
    })
}

test('nothing moves sideways on a small screen, nor with the largest text', async ({ page }) => {
  const empty = `/kk${devices}?loss=IV&form=iic`
  for (const address of fullSize ? [devices, '/kk/raskhodniki?kind=battery', '/uslugi', empty] : [devices, empty]) {
    await page.setViewportSize({ width: 320, height: 740 })
    await open(page, address)
    await nameByOneLongWord(page)
    for (const [width, size] of [
      [320, '100%'],
      [360, '200%'],
      [1280, '200%'],
    ] as const) {
      await page.setViewportSize({ width, height: 740 })
      await page.evaluate((value) => {
        document.documentElement.style.fontSize = value === '200%' ? '36px' : ''
      }, size)
      const wide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
      expect(await page.evaluate(wide), `${address} at ${width}, ${size}`).toBeLessThanOrEqual(0)
      const opener = page.locator('.fbar > .btn')
      if (!(await opener.isVisible())) continue
      await opener.click()
      const sheet = page.locator('.fsheet:popover-open')
      const inside = (shown: Element) => shown.scrollWidth - shown.clientWidth
      expect(await sheet.evaluate(inside), `sheet at ${width}`).toBeLessThanOrEqual(0)
      await page.keyboard.press('Escape')
      await expect(sheet).toHaveCount(0)
    }
  }
})

for (const locale of locales)
  test.describe(`${locale}, without scripts`, { tag: languageTag(locale) }, () => {
    test.use({ javaScriptEnabled: false })
    const say = (ru: string, kk: string) => (locale === 'kk' ? kk : ru)
    const section = `${prefixOf(locale)}${devices}`

    test('filters are a form, chips and pages are links, a kind of goods stays chosen in it', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto(section)
      await page.getByRole('button', { name: say('Фильтры', 'Сүзгілер') }).click()
      await page.locator('.facet input[name=loss][value=II]').check()
      await page.locator('.lst:visible input[name=price_to]').fill('400000')
      await page.locator('.fsheet__end button[type=submit]').click()
      await expect(page).toHaveURL(/loss=II/)
      const chips = page.locator('.lst__list:visible > .chips .chip')
      await expect(chips).toHaveText(
        [say('II степень', 'II дәреже'), say('до 400\u00a0000\u00a0₸', '400\u00a0000\u00a0₸-\u2060ге дейін')].map(
          (words) => new RegExp(words.replaceAll(' ', '\\s')),
        ),
      )
      await expect(cards(page)).toHaveCount(Math.min(await countOf(page), 24))
      await chips.first().click()
      await expect(page).toHaveURL(`${webUrl}${section}?price=-400000`)
      await page.goto(section)
      await page.locator('.more-row .btn').click()
      await expect(page).toHaveURL(`${webUrl}${section}?page=2`)
      await expect(cards(page).first()).toBeVisible()

      await page.setViewportSize({ width: 1280, height: 720 })
      const goods = `${prefixOf(locale)}/raskhodniki`
      await page.goto(goods)
      const batteries = say('Батарейки', 'Батарея')
      await page.locator('.kinds').getByRole('link', { name: batteries }).click()
      await expect(page).toHaveURL(`${webUrl}${goods}?kind=battery`)
      await expect(page.locator('.kinds [aria-current]')).toContainText(batteries)
      await expect(page.locator('input[type=hidden][name=kind]')).toHaveValue('battery')
    })
  })
