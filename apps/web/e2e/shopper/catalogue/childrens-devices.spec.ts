import { locales } from '@estu/domain/locale/locales'
import { hydrated } from '../../support/hydrated.ts'
import { languageTag } from '../../support/runner/diagonals.ts'
import { prefixOf } from '../../support/shopper.ts'
import { expect, type Locator, type Page, test } from '../../support/test.ts'
import { asTyped, visit } from '../../support/visitor.ts'

const section = '/slukhovye-apparaty-dlya-detey'
const addresses = (page: Page) =>
  page
    .locator('.lst:visible .cards > .card .card__title a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))

for (const locale of locales)
  test(`${locale}: parents are helped first, and what is had now, or in one branch, is all that stays`, {
    tag: languageTag(locale),
  }, async ({ page }) => {
    const say = (ru: string, kk: string) => (locale === 'kk' ? kk : ru)
    const prefix = prefixOf(locale)
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(`${prefix}${section}`)
    const help = page.getByRole('region', { name: say('Родителям', 'Ата-аналарға') })
    await expect(help).toContainText(say('подбирает сурдолог', 'сурдолог тексеруден кейін'))
    await expect(help.locator(`a[href="${prefix}/zapisnapriem"]`)).toBeVisible()
    expect((await visit((await help.locator('a').last().getAttribute('href')) ?? '')).status).toBe(200)

    const all = await addresses(page)
    const pages = await Promise.all(all.map(async (address) => ({ address, html: (await visit(address)).html })))
    /** Those whose own pages say so. */
    const saying = (words: string) => pages.filter(({ html }) => html.includes(words)).map(({ address }) => address)
    const inStock = saying(say('Есть в наличии, можно примерить', 'Қоймада бар, тағып көруге болады'))
    expect(inStock.length).toBeGreaterThan(0)
    const facet = (name: string) => page.locator(`.lst:visible .facet:has(input[name=${name}])`)
    /** An answer of a facet that stands folded until it is asked for. */
    const answer = async (name: string, which: { has?: Locator; hasText?: string }) => {
      const folded = facet(name)
      await hydrated(folded.locator('input').first())
      if ((await folded.getAttribute('open')) === null) await folded.locator('summary').click()
      return folded.locator('label').filter(which)
    }
    const available = await answer('availability', { has: page.locator('[value=in_stock]') })
    await expect(available.locator('small')).toHaveText(String(inStock.length))
    await available.locator('input').check()
    await page.waitForURL(/availability=in_stock$/)
    await expect.poll(() => addresses(page)).toEqual(inStock)

    const narrower = new Map<string, string[]>()
    for (const name of await facet('branch').locator('label span').allTextContents())
      narrower.set(
        name,
        inStock.filter((address) => saying(`>${asTyped(name)}</a>`).includes(address)),
      )
    const [name = '', there = []] = [...narrower].find(([, some]) => some.length > 0 && some.length < all.length) ?? []
    expect(there.length).toBeGreaterThan(0)
    await (await answer('branch', { hasText: name })).locator('input').check()
    await expect.poll(() => addresses(page)).toEqual(there)
  })
