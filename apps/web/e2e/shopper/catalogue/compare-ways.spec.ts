import { locales } from '@estu/domain/locale/locales'
import { sideways } from '../../support/accessibility/sideways.ts'
import { press } from '../../support/hydrated.ts'
import { languageTag } from '../../support/runner/diagonals.ts'
import { prefixOf } from '../../support/shopper.ts'
import { expect, type Locator, type Page, test } from '../../support/test.ts'

const slugs = ['demo-phonak-ric-90-r', 'demo-phonak-ric-50-312', 'demo-phonak-bte-p-13', 'demo-phonak-cic-50-10']
const four = `/compare?${slugs.map((slug) => `d=${slug}`).join('&')}`
const heads = (page: Page) => page.locator('.cmp thead th:has(.cmp__head)')

async function edgesOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('it is not shown')
  return { left: box.x, right: box.x + box.width }
}

for (const locale of locales) {
  const say = (ru: string, kk: string) => (locale === 'kk' ? kk : ru)

  test(`${locale}: a phone shows two of four devices, paper all, and ticked ones open anywhere by their address`, {
    tag: languageTag(locale),
  }, async ({ page, browser }) => {
    await test.step('a phone shows two devices, and the rest when moved, what a row is about staying', async () => {
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto(`${prefixOf(locale)}${four}`)
      const table = page.locator('.cmp__scroll')
      const { left: edge, right: end } = await edgesOf(table)
      const isInView = async (index: number) => {
        const { left, right } = await edgesOf(heads(page).nth(index))
        return left >= edge - 1 && right <= end + 1
      }
      const inView = async () => (await Promise.all([0, 1, 2, 3].map(isInView))).map(Number).join('')
      expect(await inView()).toBe('1100')
      const term = page.locator('.cmp tbody tr:has(td) th').first()
      expect((await edgesOf(term)).left).toBe(edge)
      await table.evaluate((box) => box.scrollTo({ left: box.scrollWidth, behavior: 'instant' }))
      expect(await inView()).toBe('0011')
      expect((await edgesOf(term)).left).toBe(edge)
      await term.scrollIntoViewIfNeeded()
      await expect(term).toBeInViewport({ ratio: 0.9 })
      expect(await sideways(page)).toBe(0)
    })

    await test.step('paper has all four devices and every row, and nothing to press', async () => {
      // A4 within its margins.
      await page.setViewportSize({ width: 673, height: 1000 })
      await page.locator('.cmp__scroll').evaluate((box) => box.scrollTo({ left: 0, behavior: 'instant' }))
      await page.emulateMedia({ media: 'print' })
      await expect(heads(page)).toHaveCount(4)
      for (const head of await heads(page).all()) {
        const { left, right } = await edgesOf(head)
        expect(left).toBeGreaterThan(0)
        expect(right).toBeLessThanOrEqual(673)
      }
      expect(await sideways(page)).toBe(0)
      const rows = page.locator('.cmp tbody tr:has(td)')
      expect(await rows.count()).toBeGreaterThan(10)
      expect(await rows.filter({ visible: true }).count()).toBe(await rows.count())
      const pressed = page.locator('main :is(button, input, select, .btn, .iconbtn)')
      await expect(pressed.filter({ visible: true })).toHaveCount(0)
      await expect(rows.first().locator('th')).toContainText(/\S/)
    })

    await test.step('ticks from a card, a favourite and a product meet, and the address opens anywhere', async () => {
      await page.setViewportSize({ width: 1280, height: 720 })
      await page.emulateMedia({ media: 'screen' })
      // What an address compares is this browser's own list from then on.
      await page.evaluate(() => localStorage.removeItem('compare'))
      const [onPage, favourite] = slugs
      const prefix = prefixOf(locale)
      await page.goto(`${prefix}/apparaty`)
      const card = page
        .locator('.card')
        .filter({ hasNot: page.locator(`a[href$="${onPage}"], a[href$="${favourite}"]`) })
        .first()
      const onCard = ((await card.locator('.card__title a').getAttribute('href')) ?? '').split('/').at(-1)
      await press(card.locator('button.tick'))
      const marked = { product: { id: '1', attributes: { slug: favourite, title: 'RIC' } }, categoryPath: 'apparaty' }
      await page.evaluate((item) => localStorage.setItem('favorites', JSON.stringify([item])), marked)
      await page.goto(`${prefix}/selectedproducts`)
      await press(page.locator('.row button.tick'))
      await page.goto(`${prefix}/apparaty/${onPage}`)
      await press(page.locator('.own button.tick'))
      await page.locator('.tray a').click()
      await expect(page).toHaveURL(new RegExp(`${prefix}/compare\\?d=${onCard}&d=${favourite}&d=${onPage}$`))
      await expect(heads(page)).toHaveCount(3)
      await page.getByLabel(say('Только различия', 'Тек айырмашылығы')).check()
      await expect(page.locator('tr.cmp__same').filter({ visible: true })).toHaveCount(0)
      await expect(page.locator('.cmp tbody td').filter({ visible: true }).first()).toBeVisible()

      const shared = (await page.locator('.cmp__bar a[href*="wa.me"]').getAttribute('href')) ?? ''
      const [address = ''] = /http\S+\/compare\S+/.exec(new URL(shared).searchParams.get('text') ?? '') ?? []
      const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
      const other = await context.newPage()
      await other.goto(address)
      await expect(other.locator('html')).toHaveAttribute('lang', locale)
      await expect(heads(other)).toHaveText(await heads(page).allTextContents())
      await expect(other.locator('tr.cmp__same').first()).toBeVisible()
      await context.close()
    })
  })
}
