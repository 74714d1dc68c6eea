import { cartCookieOf } from '../support/cart-cookie.ts'
import { forEachShopper } from '../support/each-shopper.ts'
import { stored } from '../support/posted-form.ts'
import { prefixOf } from '../support/shopper.ts'
import { expect, type Page, test } from '../support/test.ts'

/** Marks the document, so that another one is told from it. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSameDocument: true }))
const isSame = (page: Page) => page.evaluate(() => 'isSameDocument' in window)
const cartOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'cart')?.value.split('.') ?? []

forEachShopper(({ locale, javaScriptEnabled: scripted }) => {
  test('a supply is put into the cart, counted, changed by taps and by letters, and taken out', async ({ page }) => {
    const prefix = prefixOf(locale)
    await page.goto(`${prefix}/raskhodniki`)
    const href = await page.locator(`main a[href^="${prefix}/raskhodniki/"]`).first().getAttribute('href')
    await page.goto(href ?? '')
    if (scripted) await page.waitForFunction(() => document.querySelector('.where [data-week]')?.textContent !== '')
    await mark(page)
    await page.locator('form[action$="/cart"] button').first().click()
    if (scripted) {
      await expect(page.locator('[data-in-cart] a:focus')).toBeVisible()
      await expect(page.locator('header .count:visible').first()).toHaveText('1')
      expect(await isSame(page)).toBe(true)
      await page.goto(`${prefix}/cart`)
    }
    await expect(page).toHaveURL(new RegExp(`${prefix}/cart(\\?added=1)?$`))
    expect(await cartOf(page)).toHaveLength(1)

    // A quantity goes up and down by taps, and no further than one.
    await expect(page.locator('.cart .picture')).toBeVisible()
    const number = page.locator('.step__number')
    const [fewer, more] = [page.locator('.step .iconbtn').first(), page.locator('.step .iconbtn').last()]
    await expect(fewer).toHaveAttribute('aria-disabled', 'true')
    await more.click()
    await expect(number).toHaveValue('2')
    await expect(fewer).not.toHaveAttribute('aria-disabled', 'true')
    expect((await cartOf(page))[0]).toMatch(/x2/)
    await fewer.click()
    await expect(number).toHaveValue('1')
    await expect(fewer).toHaveAttribute('aria-disabled', 'true')
    expect((await cartOf(page))[0]).toMatch(/x1/)
    await mark(page)

    const summary = page.locator('.tot .all dd').first()
    const before = await summary.textContent()
    const quantity = page.locator('input[name=quantity]:not([type=hidden])').first()
    await quantity.fill('3')
    await quantity.press('Enter')
    await expect(summary).not.toHaveText(before ?? '')
    expect((await cartOf(page))[0]).toMatch(/x3/)
    expect(await isSame(page)).toBe(scripted)

    // What cannot be ordered is told by the server, whoever asks.
    await quantity.fill('50')
    await quantity.press('Enter')
    await expect(page.locator('.field--error')).toBeVisible()
    expect((await cartOf(page))[0]).toMatch(/x3/)

    if (scripted) await page.waitForLoadState('networkidle')
    await mark(page)
    await page.locator('.cart__remove button').first().click()
    await expect(page.locator('.cart')).toHaveCount(0)
    expect(await cartOf(page)).toEqual([])
    if (scripted) expect(await isSame(page)).toBe(true)
    await page.locator('.put-back button').click()
    await expect(page.locator('.cart > li')).toHaveCount(1)
    await expect(page.locator('.put-back')).toHaveCount(0)
    expect((await cartOf(page))[0]).toMatch(/x3/)
  })
})

test('a pair that is in the cart is counted and changed in place of its button, also after a double press', async ({
  page,
}) => {
  const device = '/apparaty/demo-phonak-ric-90-r'
  const steps = page.locator('.buy [data-in-cart]')
  const add = page.locator('.buy button[type=submit]')
  const [fewer, more] = [steps.getByRole('button').first(), steps.getByRole('button').last()]
  const holds = async (pieces: number) => {
    await expect(steps).toContainText(`В корзине, ${pieces} шт.`)
    await expect(page.getByRole('status').filter({ hasText: `В корзине, ${pieces} шт.` })).toHaveCount(1)
    await expect(page.locator('header .count:visible').first()).toHaveText(String(pieces))
    expect((await cartOf(page))[0]).toContain(`x${pieces}p`)
  }
  await page.goto(device)
  await page.waitForFunction(() => document.querySelector('.where [data-week]')?.textContent !== '')
  await page.locator('.buy .seg label').last().click()
  await add.dblclick()
  await holds(2)
  await expect(add).toBeHidden()
  await expect(steps.getByRole('link', { name: 'Перейти в корзину' })).toBeFocused()
  for (const button of [fewer, more]) {
    const box = await button.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
  await more.press('Enter')
  await holds(3)

  // Another colour is another choice; who comes back finds the one that is in the cart.
  await page.locator('.swatches label').last().click()
  await expect(add).toBeVisible()
  await page.reload()
  await expect(steps).toContainText('В корзине, 3 шт.')
  await expect(page.locator('.buy .seg input').last()).toBeChecked()

  await page.locator('.buy .seg label').first().click()
  await holds(1)
  await expect(fewer).toHaveAccessibleName(/^Убрать: /)
  await fewer.press('Enter')
  await expect(add).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Убрано' })).toHaveCount(1)
  expect(await cartOf(page)).toEqual([])
})

test('on a phone the bar at the lower edge counts as the button did, and cards of lists lead to the cart', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/raskhodniki/demo-battery-312')
  await page.waitForFunction(() => document.querySelector('.where [data-week]')?.textContent !== '')
  const [main, dock] = [page.locator('.in-cart--main'), page.locator('.dock')]
  await dock.locator('..').locator('.spec').scrollIntoViewIfNeeded()
  await dock.getByRole('button', { name: 'В корзину' }).click()
  await expect(dock).toContainText('В корзине, 1 шт.')
  await expect(dock.getByRole('link')).toBeFocused()
  await dock.getByRole('button', { name: /^Больше: / }).press('Enter')
  await expect(dock).toContainText('В корзине, 2 шт.')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await main.scrollIntoViewIfNeeded()
  await expect(main).toContainText('В корзине, 2 шт.')
  await expect(dock).toBeHidden()

  await page.goto('/raskhodniki')
  const card = page.locator('.card', { has: page.locator('a[href="/raskhodniki/demo-battery-312"]') })
  const there = card.getByRole('link', { name: 'В корзине, 2 шт.' })
  await there.click()
  await expect(page).toHaveURL(/\/cart$/)
})

test('on a small phone the order button comes before what else could be bought, and no word is broken', async ({
  page,
  context,
}) => {
  const { name, value, url } = await cartCookieOf(1, ['consumables', 'accessories'])
  const [device] = (await stored('devices', { 'where[slug][equals]': 'demo-phonak-ric-90-r' })) as { id: string }[]
  await context.addCookies([{ name, value: `d${device?.id.replaceAll('-', '')}x1.${value}`, url }])
  await page.goto('/kk/cart')
  for (const width of [320, 360, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    await expect(page.locator('.cart > li')).toHaveCount(3)
    const button = await page.locator('.ctas__main').boundingBox()
    const extras = await page.locator('.goods').boundingBox()
    expect(button?.y).toBeLessThan(extras?.y ?? 0)
    expect(await brokenWords(page)).toEqual([])
  }
})

/** The words of the page's main part whose letters stand on two lines. */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const broken: string[] = []
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (tops.size > 1) broken.push(word)
      }
    }
    return broken
  })
