import { locales, localisePath } from '@estu/domain/locale/locales'
import { withChangedArticle } from '../support/changed-article.ts'
import { policyViolations } from '../support/policy-violations.ts'
import { expect, type Page, test } from '../support/test.ts'
import { visit } from '../support/visitor.ts'
import { ask } from '../support/wire/exchange.ts'
import { saidIn } from '../support/wire/read-answers.ts'

test.use({ provokesPolicy: true })

const slug = 'uhod-za-sluhovym-apparatom'
const article = `/articles/${slug}`

const runs = 'window.ran=1'
const markup = `</title></script><script>${runs}</script><img src="/x" onerror="${runs}"><base href="https://evil.example/">`
const words = { title: `A ${markup}`, summary: `"><script>${runs}</script><form action="https://evil.example/">` }

/** By the words of the link that leads there. */
const addresses = {
  Plain: `javascript:${runs}`,
  Spaced: ` JavaScript:${runs}`,
  Parted: `java\tscript:${runs}`,
  Hidden: `\u0001javascript:${runs}`,
}

const text = (words: string) => ({
  type: 'text',
  version: 1,
  text: words,
  format: 0,
  style: '',
  mode: 'normal',
  detail: 0,
})
const block = { version: 1, format: '', indent: 0, direction: null }
const links = {
  ...block,
  type: 'paragraph',
  textFormat: 0,
  textStyle: '',
  children: [
    ...Object.entries(addresses).map(([name, url]) => ({
      ...block,
      type: 'link',
      fields: { linkType: 'custom', newTab: false, url },
      children: [text(name)],
    })),
    text(markup),
  ],
}

const ran = (page: Page) => page.evaluate(() => (window as unknown as { ran?: number }).ran)

async function pressEverything(page: Page, refused: string[]) {
  const here = page.url()
  await expect(page.locator('h1:visible')).toHaveText(words.title)
  expect(await ran(page)).toBeUndefined()
  for (const name of Object.keys(addresses)) {
    refused.length = 0
    await page.getByRole('link', { name, exact: true }).click()
    await expect.poll(() => refused.length, { message: name }).toBeGreaterThan(0)
    expect(await ran(page), name).toBeUndefined()
    expect(page.url(), name).toBe(here)
  }
}

const fromStore = async (path: string) => saidIn(await ask({ path }), 'cache-status') === 'estu; hit'

test('markup and addresses of code that stand in stored content run nowhere, and no such page is kept', async ({
  page,
}) => {
  const refused = await policyViolations(page)
  const both = locales.map((locale) => ({
    list: localisePath(locale, '/articles'),
    address: localisePath(locale, article),
  }))
  const hostile = (stored: { body: { root: { children: unknown[] } } }) => ({
    root: { ...stored.body.root, children: [links, ...stored.body.root.children] },
  })
  for (const { address } of both) await expect.poll(() => fromStore(address)).toBe(true)
  await withChangedArticle(
    slug,
    (stored) => ({ ...stored, ...words, body: hostile(stored) }),
    async () => {
      for (const { list, address } of both) {
        await expect.poll(async () => (await visit(address)).html).toContain('>Plain</a>')
        for (let time = 0; time < 3; time += 1) expect(await fromStore(address), address).toBe(false)
        await page.goto(address)
        await pressEverything(page, refused)

        refused.length = 0
        await page.goto(list)
        await page.locator(`main a[href="${address}"]`).first().click()
        await page.waitForURL(`**${address}`)
        expect(await ran(page)).toBeUndefined()
        expect(refused).toEqual([])
        await pressEverything(page, refused)
      }
    },
  )
  for (const { address } of both) await expect.poll(() => fromStore(address)).toBe(true)
})
