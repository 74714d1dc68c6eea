import { locales, localisePath } from '@estu/domain/locale/locales'
import { withChangedArticle } from '../support/admin/changed-article.ts'
import { hostile, words, wordsAlone } from '../support/admin/hostile-words.ts'
import { policyViolations } from '../support/policy-violations.ts'
import { expect, type Page, test } from '../support/test.ts'
import { visit } from '../support/visitor.ts'
import { ask } from '../support/wire/exchange.ts'
import { saidIn } from '../support/wire/read-answers.ts'

const slug = 'uhod-za-sluhovym-apparatom'
const article = `/articles/${slug}`

const ran = (page: Page) => page.evaluate(() => (window as unknown as { ran?: number }).ran)

/** Of links to code the words are left, and nothing of the text has run. */
async function expectWordsAlone(page: Page) {
  await expect(page.locator('h1:visible')).toHaveText(words.title)
  await expect(page.locator('main:visible')).toContainText(wordsAlone)
  await expect(page.locator('main:visible a[href*="script:" i]')).toHaveCount(0)
  expect(await ran(page)).toBeUndefined()
}

/** Other tests may have written articles that stand before it. */
async function openListWith(page: Page, list: string, address: string) {
  const links = page.locator(`main a[href="${address}"]`)
  for (let number = 1; number < 10; number += 1) {
    await page.goto(number === 1 ? list : `${list}?page=${number}`)
    if ((await links.count()) > 0) return
  }
}

const fromStore = async (path: string) => saidIn(await ask({ path }), 'cache-status') === 'estu; hit'

test('markup and addresses of code that stand in stored content run nowhere', async ({ page }) => {
  const refused = await policyViolations(page)
  const both = locales.map((locale) => ({
    list: localisePath(locale, '/articles'),
    address: localisePath(locale, article),
  }))
  for (const { address } of both) await expect.poll(() => fromStore(address)).toBe(true)
  await withChangedArticle(
    slug,
    (stored) => ({ ...stored, ...words, body: hostile(stored.body) }),
    async () => {
      for (const { list, address } of both) {
        await expect.poll(async () => (await visit(address)).html).toMatch(wordsAlone)
        await page.goto(address)
        await expectWordsAlone(page)
        expect(refused).toEqual([])
        await openListWith(page, list, address)
        await page.locator(`main a[href="${address}"]`).first().click()
        await page.waitForURL(`**${address}`)
        await expectWordsAlone(page)
        expect(refused).toEqual([])
      }
    },
  )
  for (const { address } of both) await expect.poll(() => fromStore(address)).toBe(true)
})
