import { locales, localisePath } from '@estu/domain/locale/locales'
import { branchPath, brandPath } from '@estu/domain/routing/routes'
import { Parser } from 'htmlparser2'
import { isForeignElement } from '../../src/policy/foreign-markup.ts'
import { inlineCode } from '../../src/policy/inline-code.ts'
import { isKnownScript } from '../../src/policy/known-scripts.ts'
import { withChangedArticle } from '../support/admin/changed-article.ts'
import { type StoredTexts, withChangedTexts } from '../support/admin/changed-texts.ts'
import { policyViolations } from '../support/policy-violations.ts'
import { expect, type Page, test } from '../support/test.ts'
import { readTestEnv } from '../support/test-env.ts'
import { visit } from '../support/visitor.ts'
import { ask } from '../support/wire/exchange.ts'
import { saidIn } from '../support/wire/read-answers.ts'

test.use({ provokesPolicy: true })

const { fullSize } = readTestEnv()

const slug = 'uhod-za-sluhovym-apparatom'
const article = `/articles/${slug}`

const runs = 'window.ran=1'
const foreign = 'https://evil.example/x.js'
const markup = `</title></script><script>${runs}</script><script src="${foreign}"></script><img src="/x" onerror="${runs}"><base href="https://evil.example/">`
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

/** The text of an editor with what is hostile before it. */
const hostile = (stored: { root: { children: unknown[] } } | null) => ({
  root: stored
    ? { ...stored.root, children: [links, ...stored.root.children] }
    : { ...block, type: 'root', children: [links] },
})

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

/** Other tests may have written articles that stand before it. */
async function openListWith(page: Page, list: string, address: string) {
  const links = page.locator(`main a[href="${address}"]`)
  for (let number = 1; number < 10; number += 1) {
    await page.goto(number === 1 ? list : `${list}?page=${number}`)
    if ((await links.count()) > 0) return
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
  for (const { address } of both) await expect.poll(() => fromStore(address)).toBe(true)
  await withChangedArticle(
    slug,
    (stored) => ({ ...stored, ...words, body: hostile(stored.body) }),
    async () => {
      for (const { list, address } of both) {
        await expect.poll(async () => (await visit(address)).html).toContain('>Plain</a>')
        for (let time = 0; time < 3; time += 1) expect(await fromStore(address), address).toBe(false)
        await page.goto(address)
        await pressEverything(page, refused)

        refused.length = 0
        await openListWith(page, list, address)
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

/** Kinds of pages by what an editor's words stand in on them. */
const written: (Omit<StoredTexts, 'table'> & { path: string })[] = [
  {
    of: 'services',
    slug: 'proverka-sluha',
    words: ['title', 'summary'],
    rich: ['body', 'preparation'],
    path: '/uslugi/proverka-sluha',
  },
  {
    of: 'promotions',
    slug: 'Podarki_ot_Phonak',
    words: ['title', 'summary', 'audience'],
    rich: ['body', 'terms'],
    path: '/akcii/Podarki_ot_Phonak',
  },
  {
    of: 'devices',
    slug: 'demo-phonak-ric-90-r',
    words: ['title', 'summary'],
    rich: ['description'],
    path: '/apparaty/demo-phonak-ric-90-r',
  },
  {
    of: 'implants',
    slug: 'demo-processor-bte',
    words: ['title', 'summary', 'candidacy'],
    rich: ['description'],
    path: '/implanty/demo-processor-bte',
  },
  {
    of: 'consumables',
    slug: 'demo-battery-312',
    words: ['title', 'summary'],
    rich: ['description'],
    path: '/raskhodniki/demo-battery-312',
  },
  {
    of: 'accessories',
    slug: 'demo-tv-connector',
    words: ['title', 'summary'],
    rich: ['description'],
    path: '/aksessuaries/demo-tv-connector',
  },
  { of: 'brands', slug: 'phonak', words: ['title', 'tagline'], rich: ['story'], path: brandPath('phonak') },
  {
    of: 'landings',
    slug: 'apparaty-s-akkumulyatorom',
    words: ['title', 'lead'],
    rich: ['body'],
    path: '/podborki/apparaty-s-akkumulyatorom',
  },
  {
    of: 'branches',
    slug: 'abaya-52',
    words: ['title', 'address', 'directions'],
    rich: [],
    path: branchPath('abaya-52'),
  },
  {
    of: 'specialists',
    slug: 'surdolog-centra',
    words: ['title', 'role', 'education'],
    rich: [],
    path: '/specialisty/surdolog-centra',
  },
  { of: 'home', words: ['title', 'lead', 'note'], rich: [], path: '/' },
]

const ofPage = { of: 'pages', slug: 'dostupnost', path: '/dostupnost' }
const kinds: (StoredTexts & { path: string })[] = [
  ...written.map((kind) => ({ ...kind, table: `${kind.of}_locales` })),
  { ...ofPage, table: 'pages_locales', words: ['title', 'lead'], rich: [] },
  { ...ofPage, table: 'pages_blocks_text', words: [], rich: ['body'] },
]

/** What of a page neither we nor Next wrote; of links the address alone could run, which the policy forbids. */
function foreignIn(html: string): string[] {
  const found = inlineCode(html).scripts.filter((script) => !isKnownScript(script))
  new Parser({
    onopentag: (name, attributes) => {
      // What a page is drawn with at first is put into it after it was judged.
      const isOurs = name === 'style' && attributes['data-href'] === 'first'
      if (name !== 'a' && !isOurs && isForeignElement(name, attributes)) found.push(`<${name}>`)
    },
  }).end(html)
  return found
}

test('on no kind of page do an editor’s words become markup, nor does their address run', async () => {
  test.setTimeout(300_000)
  // A kind is drawn alike in both languages: the gate looks at one, kinds in turn.
  const paths = [...new Set(kinds.map(({ path }) => path))].flatMap((path, index) =>
    locales
      .filter((_, turn) => fullSize || turn === index % locales.length)
      .map((locale) => ({ path, address: localisePath(locale, path) })),
  )
  await withChangedTexts(kinds, { words: markup, rich: hostile }, async () => {
    for (const { path, address } of paths) {
      const isRich = kinds.some((kind) => kind.path === path && kind.rich.length > 0)
      const wanted = isRich ? ['>Plain</a>', foreign] : [foreign]
      const missing = async () => {
        const { html } = await visit(address)
        return wanted.filter((part) => !html.includes(part))
      }
      await expect.poll(missing, { message: address }).toEqual([])
      const { status, html, headers } = await visit(address)
      expect(status, address).toBe(200)
      expect(foreignIn(html), address).toEqual([])
      expect(headers.get('content-security-policy'), address).not.toMatch(/unsafe-inline|unsafe-eval|evil/)
      // A page with such an address is shown, and handed on to nobody.
      if (isRich) expect(await fromStore(address), address).toBe(false)
    }
  })
  for (const { address } of paths) await expect.poll(() => fromStore(address), { message: address }).toBe(true)
})
