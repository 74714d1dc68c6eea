import { forEachShopper } from '../support/each-shopper.ts'
import { prefixOf } from '../support/shopper.ts'
import { expect, type Page, test } from '../support/test.ts'

/** Marks the document, so that another one is told from it. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSameDocument: true }))
const isSame = (page: Page) => page.evaluate(() => 'isSameDocument' in window)
const cartOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'cart')?.value.split('.') ?? []

forEachShopper(({ locale, javaScriptEnabled: scripted }) => {
  test('a supply is put into the cart, counted, changed and taken out', async ({ page }) => {
    const prefix = prefixOf(locale)
    await page.goto(`${prefix}/raskhodniki`)
    const href = await page.locator(`main a[href^="${prefix}/raskhodniki/"]`).first().getAttribute('href')
    await page.goto(href ?? '')
    if (scripted) await page.waitForFunction(() => document.querySelector('.where [data-week]')?.textContent !== '')
    await mark(page)
    await page.locator('form[action$="/cart"] button').first().click()
    if (scripted) {
      await expect(page.locator('[data-in-cart]:focus')).toBeVisible()
      await expect(page.locator('header .count:visible').first()).toHaveText('1')
      expect(await isSame(page)).toBe(true)
      await page.goto(`${prefix}/cart`)
    }
    await expect(page).toHaveURL(new RegExp(`${prefix}/cart$`))
    expect(await cartOf(page)).toHaveLength(1)
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
    await page.locator('.cart__tools form:last-child button').first().click()
    await expect(page.locator('.cart')).toHaveCount(0)
    expect(await cartOf(page)).toEqual([])
    if (scripted) expect(await isSame(page)).toBe(true)
  })
})
