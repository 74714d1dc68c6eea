import { locales } from '@estu/domain/locale/locales'
import { languageTag } from '../../support/runner/diagonals.ts'
import { prefixOf } from '../../support/shopper.ts'
import { expect, type Page, test } from '../../support/test.ts'
import { visit } from '../../support/visitor.ts'

const dear = 'demo-phonak-ric-90-r'
const plain = 'demo-phonak-ric-50-312'
const third = 'demo-phonak-bte-p-13'
const two = `/compare?d=${dear}&d=${plain}`

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

for (const locale of locales)
  test.describe(`${locale}, without JavaScript`, { tag: languageTag(locale) }, () => {
    test.use({ javaScriptEnabled: false })
    const say = (ru: string, kk: string) => (locale === 'kk' ? kk : ru)

    test('devices stand side by side; what is the same goes, one is taken out and another found', async ({ page }) => {
      await page.goto(`${prefixOf(locale)}${two}`)
      await expect(page.locator('h1')).toHaveText(say('Два аппарата рядом', 'Екі аппарат қатар'))
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
      await expect(page.locator('.cmp thead th')).toHaveCount(3)
      const same = page.locator('tr.cmp__same').first()
      await expect(same).toBeVisible()
      await page.getByLabel(say('Только различия', 'Тек айырмашылығы')).check()
      await expect(same).toBeHidden()
      await expect(page.locator('.cmp tbody tr:not(.cmp__same)').first()).toBeVisible()

      await page.locator('.cmp__head .iconbtn').last().click()
      await expect(page).toHaveURL(new RegExp(`/compare\\?d=${dear}$`))
      await page.getByLabel(say('Название модели', 'Үлгінің атауы')).fill('BTE')
      await page.locator('form[role=search] button').last().click()
      await page.locator('.cmp__add li a').first().click()
      await expect(page).toHaveURL(new RegExp(`/compare\\?d=${dear}&d=`))
      await expect(page.locator('.cmp thead th')).toHaveCount(3)
    })

    test('the other language has the same devices, and a small phone holds the table', async ({ page }) => {
      await test.step('the other language compares the same devices', async () => {
        await page.goto(`${prefixOf(locale)}${two}`)
        const other = locale === 'ru' ? `/kk${two}` : two
        await expect(page.locator(`header a[href="${other}"]`).first()).toBeAttached()
      })

      await test.step('fits a narrow phone, the table moving within itself', async () => {
        await page.setViewportSize({ width: 320, height: 700 })
        await page.goto(`${prefixOf(locale)}${two}&d=${third}`)
        expect(await overflow(page)).toBeLessThanOrEqual(0)
        const inner = await page.locator('.cmp__scroll').evaluate((box) => box.scrollWidth - box.clientWidth)
        expect(inner).toBeGreaterThan(0)
      })

      await test.step('on a small phone terms stand above what they name, so that no word is broken', async () => {
        await page.setViewportSize({ width: 320, height: 700 })
        await page.goto(`${prefixOf(locale)}${two}`)
        const broken = await page.locator('.cmp__table :is(.cmp__term, td)').evaluateAll(
          (cells) =>
            cells.filter((cell) => {
              const text = cell.firstChild
              if (!(text instanceof Text)) return false
              return [...text.data.matchAll(/[\p{L}\d]+/gu)].some(({ 0: word, index }) => {
                const range = document.createRange()
                range.setStart(text, index)
                range.setEnd(text, index + word.length)
                return range.getClientRects().length > 1
              })
            }).length,
        )
        expect(broken).toBe(0)
      })
    })

    test('a tick is a link to the comparison of one', async ({ page }) => {
      await page.goto(`${prefixOf(locale)}/apparaty/${dear}`)
      await page.locator('main a.tick').first().click()
      await expect(page).toHaveURL(new RegExp(`${prefixOf(locale)}/compare\\?d=${dear}$`))
      await expect(page.locator('.cmp')).toContainText(say('добавьте ещё хотя бы один', 'тағы кемінде бір аппарат'))
    })

    test('with large letters on a phone devices stand one below another', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 700 })
      // Without scripts nothing can be added to the page that has come.
      await page.route('**/compare?*', async (route) => {
        const response = await route.fetch()
        const body = (await response.text()).replace('<html', '<html style="font-size:225%"')
        // The page's own policy would refuse a style that its server did not write.
        const { 'content-security-policy': _, ...headers } = response.headers()
        await route.fulfill({ response, headers, body })
      })
      await page.goto(`${prefixOf(locale)}${two}`)
      const [first, second] = [page.locator('.cmp tbody td').nth(0), page.locator('.cmp tbody td').nth(1)]
      const [a, b] = [await first.boundingBox(), await second.boundingBox()]
      expect(b?.y ?? 0).toBeGreaterThan(a?.y ?? 0)
      expect(await overflow(page)).toBeLessThanOrEqual(0)
    })
  })

test('what cannot stand in a comparison is said, and the rest stays', async () => {
  const cases: [path: string, words: RegExp][] = [
    [`${two}&d=${third}&d=demo-phonak-bte-up-675&d=demo-phonak-cic-50-10`, /показаны первые четыре/],
    [`/compare?d=${dear}&d=no-such-device`, /Такого аппарата у нас нет: no-such-device/],
    [`/compare?d=${dear}&d=%3Cscript%3Ealert(1)%3C/script%3E`, /Часть адреса прочитать не удалось/],
    [`/compare?d=${dear}&d=${dear}`, /Один аппарат/],
    ['/compare?d=no-such-device', /Из выбранного здесь нечего показать/],
    ['/compare?d=no-such-device', /<a[^>]*href="\/compare\?d="[^>]*>Убрать его из сравнения/],
    ['/compare', /Здесь пока пусто/],
    [`/compare?d=${dear}&q=%25%25%25`, /Добавить аппарат/],
    [`/compare?d=${dear}&q=${'ы'.repeat(200)}`, /аппаратов нет/],
  ]
  for (const [path, words] of cases) {
    const { status, html } = await visit(path)
    expect(status, path).toBe(200)
    expect(html, path).toMatch(words)
    expect(html, path).not.toContain('<script>alert')
  }
})

test('hostile values are answered', async () => {
  for (const value of [
    '%00',
    '%ff',
    '%E2%80%AE',
    '..%2F..',
    "'%3B--",
    '[object',
    'x'.repeat(4000),
    '%F0%9F%91%82',
    '%ED%A0%80',
  ])
    for (const name of ['d', 'q', 'diff', 'd[]', '__proto__']) {
      const { status, html } = await visit(`/compare?${name}=${value}&d=${dear}`)
      expect(status, `${name}=${value}`).toBeLessThan(500)
      expect(html.match(/<h1[\s>]/g), `${name}=${value}`).toHaveLength(1)
    }
})

test('devices are ticked, compared and taken out; withdrawn ones are dropped, a fifth is refused', async ({ page }) => {
  await test.step('devices are ticked, counted in the tray, compared and taken out again', async () => {
    for (const slug of [dear, plain]) {
      await page.goto(`/apparaty/${slug}`)
      await page.locator('main button.tick').first().click()
      await expect(page.locator('main button.tick').first()).toHaveAttribute('aria-pressed', 'true')
    }
    const stored = await page.evaluate(() => localStorage.getItem('compare'))
    expect(JSON.parse(stored ?? '')).toEqual([{ slug: dear }, { slug: plain }])
    await expect(page.locator('.tray')).toContainText('Выбрано 2 аппарата')
    await page.locator('.tray a').click()
    await expect(page).toHaveURL(new RegExp(`${two.replace('?', '\\?')}$`))
    await page.locator('.cmp__head .iconbtn').first().click()
    await expect(page.locator('.cmp thead th')).toHaveCount(2)
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('compare')))
      .toBe(JSON.stringify([{ slug: plain }]))
    // Without names in the address this browser's own list is meant.
    await page.goto('/compare')
    await expect(page).toHaveURL(new RegExp(`/compare\\?d=${plain}$`))
    await page.locator('.cmp__head .iconbtn').first().click()
    await expect(page.locator('.cmp')).toContainText('Здесь пока пусто')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('compare'))).toBe('[]')
  })

  await test.step('withdrawn ones are dropped from what is kept, by a press where nothing else is left', async () => {
    const kept = () => page.evaluate(() => localStorage.getItem('compare'))
    const gone = JSON.stringify([{ slug: 'no-such-device' }])
    await page.goto('/selectedproducts')
    await page.evaluate((list) => localStorage.setItem('compare', list), gone)
    await page.goto('/compare')
    await expect(page).toHaveURL(/d=no-such-device$/)
    await expect(page.locator('.cmp')).toContainText('Такого аппарата у нас нет: no-such-device')
    expect(await kept()).toBe(gone)
    await page.getByRole('link', { name: 'Убрать его из сравнения' }).click()
    await expect(page.locator('.cmp')).toContainText('Здесь пока пусто')
    await expect.poll(kept).toBe('[]')
    await page.goto(`/compare?d=${dear}&d=no-such-device`)
    await expect.poll(kept).toBe(JSON.stringify([{ slug: dear }]))
  })

  await test.step('a fifth is refused in words, by the keyboard too', async () => {
    await page.goto('/selectedproducts')
    const four = ['a', 'b', 'c', 'e'].map((slug) => ({ slug }))
    await page.evaluate((list) => localStorage.setItem('compare', JSON.stringify(list)), four)
    await page.goto(`/apparaty/${dear}`)
    await page.locator('main button.tick').first().focus()
    await page.keyboard.press('Space')
    await expect(page.locator('.tick__full').first()).toHaveText(/Уже выбрано четыре/)
    await expect(page.locator('main button.tick').first()).toHaveAttribute('aria-pressed', 'false')
  })
})

test('damaged storage never breaks a page', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  // What a list may hold: `domain/compare/compared-list`, with every broken value there is.
  for (const raw of ['{', '[{"slug":7}]']) {
    await page.addInitScript((value) => localStorage.setItem('compare', value), raw)
    await page.goto(`/apparaty/${dear}`)
    await expect(page.locator('main button.tick').first()).toHaveAttribute('aria-pressed', 'false')
  }
  expect(errors).toEqual([])
})

test('a word is explained at the bottom of a phone, and the explanation goes by Escape', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(two)
  await page.locator('.cmp__term').first().click()
  await expect(page.locator('.cmp__why').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('.cmp__why').first()).toBeHidden()
})
