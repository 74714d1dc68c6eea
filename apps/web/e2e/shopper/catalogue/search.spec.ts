import { locales } from '@estu/domain/locale/locales'
import { languageTag } from '../../support/runner/diagonals.ts'
import { prefixOf } from '../../support/shopper.ts'
import { expect, test } from '../../support/test.ts'
import { visit } from '../../support/visitor.ts'

const searchFor = (query: string, locale = '') => `${locale}/search?q=${encodeURIComponent(query)}`
const shown = (html: string) => html.replace(/<script[\s\S]*?<\/script>/g, '')

for (const locale of locales)
  test.describe(`${locale}, without scripts`, { tag: languageTag(locale) }, () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } })
    const say = (ru: string, kk: string) => (locale === 'kk' ? kk : ru)

    test('a search finds, narrows and opens', async ({ page }) => {
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
    })
  })

test('on a phone the sign leads to the field', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/kk/filialy')
  await page.locator('header').getByRole('link', { name: 'Іздеу' }).click()
  await expect(page).toHaveURL(/\/kk\/search$/)
  await page.locator('header').getByRole('searchbox', { name: 'Іздеу' }).fill('phonak')
  await page.keyboard.press('Enter')
  await expect(page.locator('h1')).toContainText('phonak')
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
    // The same address once more would be a reload, which may keep what was typed.
    await page.goto('about:blank')
  })

  await test.step('an answer that comes late is dropped, and without answers the form still works', async () => {
    await page.setViewportSize({ width: 1280, height: 900 })
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/api\/suggest\?.*q=ph$/, async (route) => {
      await held
      await route.continue().catch(() => {})
    })
    await page.goto('/')
    const field = page.locator('header input[type=search]')
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

test('on a phone a suggestion is taken by touch, and the list goes when the field is left', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 360, height: 740 } })
  const page = await context.newPage()
  await page.goto('/kk/search')
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

for (const [locale, words] of [
  ['', 'ничего не нашлось'],
  ['/kk', 'ештеңе табылмады'],
] as const)
  test(`where nothing is found there are ways on, ${locale || '/'}`, {
    tag: languageTag(locale === '' ? 'ru' : 'kk'),
  }, async ({ page }) => {
    await page.goto(searchFor('ццщщхх', locale))
    await expect(page.locator('h1')).toContainText(words)
    const main = page.getByRole('main')
    await expect(main.locator('a[href*="wa.me"]')).toBeVisible()
    await expect(main.locator(`a[href="${locale}/zapisnapriem"]`)).toBeVisible()
    await expect(main.locator('input[type=search]')).toHaveValue('ццщщхх')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  })

test('no query breaks the page, and each comes back as it can be read', async () => {
  const hostile = [
    'q=%00%01слух',
    `q=${encodeURIComponent('ә'.repeat(10_000))}`,
    `q=${'a'.repeat(10_000)}`,
    'q=%F0%9F%91%82%F0%9F%91%82',
    'q=%E2%80%AE%D7%A9%D7%9C%D7%95%D7%9D',
    'q=%FF%FE',
    'q=%ED%A0%80',
    'q=a&q=b&kind=products&kind=%00&page=2&page=-1',
    `q=${encodeURIComponent("' | & ! <-> :* \\ %_ ()")}`,
    'q[]=a&q[b]=c',
    'kind=nonsense&page=1e9',
  ]
  for (const locale of ['', '/kk'])
    for (const query of hostile) {
      const { status, html } = await visit(`${locale}/search?${query}`)
      expect([200, 400], `${locale} ${query.slice(0, 40)}`).toContain(status)
      expect(html).toContain(`<html lang="${locale ? 'kk' : 'ru'}"`)
      expect(html.match(/<h1[\s>]/g)).toHaveLength(1)
    }
  const echoed = await visit(searchFor('<script>alert(1)</script>"><img src=x onerror=alert(1)>'))
  expect(echoed.status).toBe(200)
  expect(shown(echoed.html)).not.toContain('<img src=x')
  expect(shown(echoed.html)).toContain('&lt;img src=x')
})

test('suggestions answer any query, and are kept by the browser alone', async () => {
  for (const query of ['q=%00', `q=${'a'.repeat(1500)}`, 'q=%FF', 'q=%27%20or%201%3D1', '']) {
    const { status, headers } = await visit(`/api/suggest?l=kk&${query}`)
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toContain('private')
  }
  expect((await visit('/api/suggest?l=de&q=a')).status).toBe(404)
})

test('browsers are told how to search here, in the language of the page', async () => {
  const home = await visit('/kk')
  expect(home.html).toContain('href="/kk/opensearch.xml"')
  expect(home.html).toContain('"@type":"SearchAction"')
  const { status, html, headers } = await visit('/kk/opensearch.xml')
  expect(status).toBe(200)
  expect(headers.get('content-type')).toContain('application/opensearchdescription+xml')
  expect(html).toContain('/kk/search?q={searchTerms}')
})
