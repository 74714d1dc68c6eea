import { locales } from '@estu/domain/locale/locales'
import { languageTag } from '../../support/runner/diagonals.ts'
import { prefixOf } from '../../support/shopper.ts'
import { expect, test } from '../../support/test.ts'

const searchFor = (query: string, locale = '') => `${locale}/search?q=${encodeURIComponent(query)}`

for (const locale of locales)
  test.describe(`${locale}, without scripts`, { tag: languageTag(locale) }, () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } })
    const say = (ru: string, kk: string) => (locale === 'kk' ? kk : ru)

    test('a search finds, narrows and opens; where nothing is found there are ways on', async ({ page }) => {
      const query = say('батарейка 312', '312 батарея')
      await page.goto(prefixOf(locale) || '/')
      const field = page.getByRole('searchbox', { name: say('Поиск', 'Іздеу') })
      await field.fill(query)
      await field.press('Enter')
      await expect(page).toHaveURL(new RegExp(`${prefixOf(locale)}/search\\?q=`))
      await expect(page.locator('h1')).toContainText(query)
      await expect(page.getByRole('status')).toContainText(say('результат', 'нәтиже'))
      await expect(page.locator('main mark').first()).toBeVisible()
      const kinds = page.getByRole('navigation', { name: say('По видам', 'Түрі бойынша') })
      await kinds.getByRole('link', { name: say('Товары', 'Тауарлар') }).click()
      await expect(page).toHaveURL(/kind=products/)
      await page.locator('main article a').first().click()
      await expect(page.locator('h1')).toContainText('312')
      await expect(page).not.toHaveURL(/search/)

      await page.goto(searchFor('ццщщхх', prefixOf(locale)))
      await expect(page.locator('h1')).toContainText(say('ничего не нашлось', 'ештеңе табылмады'))
      const main = page.getByRole('main')
      await expect(main.locator('a[href*="wa.me"]')).toBeVisible()
      await expect(main.locator(`a[href="${prefixOf(locale)}/zapisnapriem"]`)).toBeVisible()
      await expect(main.locator('input[type=search]')).toHaveValue('ццщщхх')
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    })
  })

test('suggestions come while typing, and no answer that comes late or to nobody opens any', async ({ page }) => {
  await test.step('suggestions come while typing and are chosen by the keyboard', async () => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto('/')
    const field = page.getByRole('searchbox', { name: 'Поиск' })
    await field.focus()
    const combobox = page.getByRole('combobox', { name: 'Поиск' })
    await combobox.pressSequentially('phon')
    const list = page.getByRole('listbox', { name: 'Подсказки' })
    await expect(list).toBeVisible()
    await expect(page.locator('header [role=status]')).toContainText(/подсказ/)
    await expect(combobox).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('ArrowDown')
    const first = list.getByRole('option').first()
    await expect(first).toHaveAttribute('aria-selected', 'true')
    await expect(combobox).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? 'none')
    await expect(combobox).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(list).toBeHidden()
    await expect(combobox).toHaveValue('phon')
    await combobox.pressSequentially('a')
    // The way to all results is the last of what was answered to these letters.
    await expect(list.getByRole('option').last()).toHaveAttribute('href', '/search?q=phona')
    await page.keyboard.press('ArrowUp')
    await expect(list.getByRole('option').last()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\?q=phona$/)
  })

  await test.step('an answer that comes after the field was left opens no list', async () => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto('/')
    const field = page.locator('header input[type=search]')
    await field.focus()
    await expect(field).toHaveAttribute('role', 'combobox')
    const held = Promise.withResolvers<void>()
    await page.route('**/api/suggest?**', async (route) => {
      await held.promise
      await route.continue().catch(() => {})
    })
    const asked = page.waitForRequest('**/api/suggest?**')
    await field.pressSequentially('p')
    const request = await asked
    const isAsked = (other: typeof request) => other === request
    const ended = Promise.race([
      page.waitForEvent('requestfinished', isAsked),
      page.waitForEvent('requestfailed', isAsked),
    ])
    await field.blur()
    held.resolve()
    await ended
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    await expect(page.getByRole('listbox')).toHaveCount(0)
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await page.unrouteAll()
  })

  await test.step('an answer that comes late is dropped, and without answers the form still works', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/api\/suggest\?.*q=ph$/, async (route) => {
      await held
      await route.continue().catch(() => {})
    })
    const field = page.locator('header input[type=search]')
    await field.fill('')
    await field.focus()
    await expect(field).toHaveAttribute('role', 'combobox')
    const asked = page.waitForRequest(/q=ph$/)
    await field.pressSequentially('ph')
    await asked
    await field.pressSequentially('onak')
    const all = page.getByRole('option', { name: 'Все результаты по «phonak»' })
    await expect(all).toBeVisible()
    release()
    await expect(all).toBeVisible()

    await page.unrouteAll()
    await page.route('**/api/suggest**', (route) => route.abort())
    await field.fill('danavox')
    await expect(page.getByRole('listbox')).toHaveCount(0)
    await field.press('Enter')
    await expect(page.locator('h1')).toContainText('danavox')
  })
})

test('on a phone the sign leads to the field, and a suggestion is taken by touch', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 360, height: 740 } })
  const page = await context.newPage()
  await page.goto('/kk/filialy')
  await page.locator('header').getByRole('link', { name: 'Іздеу' }).tap()
  await expect(page).toHaveURL(/\/kk\/search$/)
  // Pages left by client navigation stay in the document, hidden.
  await page.reload()
  const field = page.locator('header input[type=search]')
  await field.tap()
  await expect(field).toHaveAttribute('role', 'combobox')
  await field.pressSequentially('phon')
  const list = page.locator('header [role=listbox]')
  await expect(list).toBeVisible()
  // What the list does not lie over.
  await page.locator('main h2').last().tap()
  await expect(list).toBeHidden()
  await expect(field).toHaveValue('phon')
  await field.tap()
  await field.pressSequentially('a')
  await expect(list.getByRole('option').last()).toHaveAttribute('href', '/kk/search?q=phona')
  const product = list.locator('.suggest__product').first()
  const address = (await product.getAttribute('href')) ?? ''
  await product.tap()
  await expect(page).toHaveURL(new RegExp(`${address}$`))
  await expect(page.locator('.own h1')).toBeVisible()
  await context.close()
})

for (const [width, locale, query] of [
  [1280, '', 'phonak'],
  [360, '/kk', 'батарея'],
] as const)
  test(`suggested products show picture, kind and price, and keep their place, ${width}`, {
    tag: languageTag(locale === '' ? 'ru' : 'kk'),
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.goto(`${locale}/search`)
    await page.route('**/drawings/things/**', async (route) => {
      await held
      await route.continue()
    })
    const field = page.locator('header input[type=search]')
    await field.focus()
    await expect(field).toHaveAttribute('role', 'combobox')
    const asked = page.waitForResponse((response) => response.url().endsWith(`q=${encodeURIComponent(query)}`))
    await field.pressSequentially(query)
    expect((await (await asked).body()).length).toBeLessThan(4096)
    const rows = page.locator('.suggest__product')
    await expect(rows.first().locator('b')).toHaveText(/\d\s₸$/)
    const [kind = '', price = ''] = await rows.first().locator('small, b').allTextContents()
    expect(kind).not.toBe('')
    const name = `, ${kind} , ${price}$`.replace(/\s/g, '\\s')
    await expect(rows.first()).toHaveAccessibleName(new RegExp(name))
    const heights = () => rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
    const before = await heights()
    for (const height of before) expect(height).toBeGreaterThanOrEqual(60)
    const drawn = page.waitForResponse('**/drawings/things/**')
    release()
    await (await drawn).finished()
    await expect(rows.locator('.drawn use')).toHaveCount(await rows.count())
    expect(await heights()).toEqual(before)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })
