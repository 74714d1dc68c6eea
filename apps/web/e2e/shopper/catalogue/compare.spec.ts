import { locales } from '@estu/domain/locale/locales'
import { languageTag } from '../../support/runner/diagonals.ts'
import { prefixOf } from '../../support/shopper.ts'
import { expect, type Page, test } from '../../support/test.ts'
import { readTestEnv } from '../../support/test-env.ts'

const { fullSize } = readTestEnv()

const dear = 'demo-phonak-ric-90-r'
const plain = 'demo-phonak-ric-50-312'
const third = 'demo-phonak-bte-p-13'
const two = `/compare?d=${dear}&d=${plain}`
/** What a list may hold: `domain/compare/compared-list`, with every broken value there is. */
const damaged = fullSize ? ['{', '[{"slug":7}]'] : ['{']

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/** On a phone the bar with the price stays, and the tray lies neither over it nor under it. */
async function expectBarsApart(page: Page): Promise<void> {
  const before = page.viewportSize()
  await page.setViewportSize({ width: 390, height: 740 })
  // Where the page's own button is out of sight, the bar is there.
  await page.locator('main h2:visible').last().scrollIntoViewIfNeeded()
  await expect(page.locator('.dock')).toBeVisible()
  const [dock, tray] = [await page.locator('.dock').boundingBox(), await page.locator('.tray').boundingBox()]
  expect((tray?.y ?? 0) - (dock?.y ?? 0)).toBeGreaterThanOrEqual((dock?.height ?? 0) - 1)
  if (before) await page.setViewportSize(before)
}

for (const locale of locales)
  test.describe(`${locale}, without JavaScript`, { tag: languageTag(locale) }, () => {
    test.use({ javaScriptEnabled: false })
    const say = (ru: string, kk: string) => (locale === 'kk' ? kk : ru)
    const prefix = prefixOf(locale)

    test('devices are found, stand side by side, also on a small phone and in large letters, and are taken out', async ({
      page,
    }) => {
      await test.step('a tick is a link to the comparison of one, and another is found there', async () => {
        await page.goto(`${prefix}/apparaty/${dear}`)
        await page.locator('main a.tick').first().click()
        await expect(page).toHaveURL(new RegExp(`${prefix}/compare\\?d=${dear}$`))
        await expect(page.locator('.cmp')).toContainText(say('добавьте ещё хотя бы один', 'тағы кемінде бір аппарат'))
        await page.getByLabel(say('Название модели', 'Үлгінің атауы')).fill('BTE')
        await page.locator('form[role=search] button').last().click()
        await page.locator('.cmp__add li a').first().click()
        await expect(page).toHaveURL(new RegExp(`/compare\\?d=${dear}&d=`))
        await expect(page.locator('.cmp thead th')).toHaveCount(3)
      })

      await test.step('devices stand side by side; what is the same goes, and one is taken out', async () => {
        await expect(page.locator('h1')).toHaveText(say('Два аппарата рядом', 'Екі аппарат қатар'))
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
        const { search } = new URL(page.url())
        const other = `${locale === 'ru' ? '/kk' : ''}/compare${search}`
        await expect(page.locator(`header a[href="${other}"]`).first()).toBeAttached()
        const same = page.locator('tr.cmp__same').first()
        await expect(same).toBeVisible()
        await page.getByLabel(say('Только различия', 'Тек айырмашылығы')).check()
        await expect(same).toBeHidden()
        await expect(page.locator('.cmp tbody tr:not(.cmp__same)').first()).toBeVisible()
        await page.locator('.cmp__head .iconbtn').last().click()
        await expect(page).toHaveURL(new RegExp(`/compare\\?d=${dear}$`))
      })

      await test.step('fits a narrow phone, the table moving within itself', async () => {
        await page.setViewportSize({ width: 320, height: 700 })
        await page.goto(`${prefix}${two}&d=${third}`)
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

      await test.step('with large letters on a phone devices stand one below another', async () => {
        // Without scripts nothing can be added to the page that has come.
        await page.route('**/compare?*', async (route) => {
          const response = await route.fetch()
          const body = (await response.text()).replace('<html', '<html style="font-size:225%"')
          // The page's own policy would refuse a style that its server did not write.
          const { 'content-security-policy': _, ...headers } = response.headers()
          await route.fulfill({ response, headers, body })
        })
        await page.goto(`${prefix}${two}`)
        const [first, second] = [page.locator('.cmp tbody td').nth(0), page.locator('.cmp tbody td').nth(1)]
        const [a, b] = [await first.boundingBox(), await second.boundingBox()]
        expect(b?.y ?? 0).toBeGreaterThan(a?.y ?? 0)
        expect(await overflow(page)).toBeLessThanOrEqual(0)
      })
    })
  })

test('devices are ticked, compared and taken out; withdrawn ones are dropped, a fifth is refused', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await test.step('devices are ticked, counted in the tray, compared and taken out again', async () => {
    for (const slug of [dear, plain]) {
      await page.goto(`/apparaty/${slug}`)
      await page.locator('main button.tick').first().click()
      await expect(page.locator('main button.tick').first()).toHaveAttribute('aria-pressed', 'true')
    }
    const stored = await page.evaluate(() => localStorage.getItem('compare'))
    expect(JSON.parse(stored ?? '')).toEqual([{ slug: dear }, { slug: plain }])
    await expect(page.locator('.tray')).toContainText('Выбрано 2 аппарата')
    await expectBarsApart(page)
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
    const four = ['a', 'b', 'c', 'e'].map((slug) => ({ slug }))
    await page.evaluate((list) => localStorage.setItem('compare', JSON.stringify(list)), four)
    await page.goto(`/apparaty/${dear}`)
    await page.locator('main button.tick').first().focus()
    await page.keyboard.press('Space')
    await expect(page.locator('.tick__full').first()).toHaveText(/Уже выбрано четыре/)
    await expect(page.locator('main button.tick').first()).toHaveAttribute('aria-pressed', 'false')
  })

  await test.step('damaged storage never breaks a page', async () => {
    for (const raw of damaged) {
      await page.evaluate((value) => localStorage.setItem('compare', value), raw)
      await page.reload()
      await expect(page.locator('main button.tick').first()).toHaveAttribute('aria-pressed', 'false')
    }
    expect(errors).toEqual([])
  })

  await test.step('a word is explained at the bottom of a phone, and the explanation goes by Escape', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(two)
    await page.locator('.cmp__term').first().click()
    await expect(page.locator('.cmp__why').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('.cmp__why').first()).toBeHidden()
  })
})
