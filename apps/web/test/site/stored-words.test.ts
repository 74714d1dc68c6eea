import { locales, localisePath } from '@estu/domain/locale/locales'
import { branchPath, brandPath } from '@estu/domain/routing/routes'
import { Parser } from 'htmlparser2'
import { type StoredTexts, withChangedTexts } from '../../e2e/support/admin/changed-texts.ts'
import { foreign, hostile, markup, wordsAlone } from '../../e2e/support/admin/hostile-words.ts'
import { readTestEnv } from '../../e2e/support/test-env.ts'
import { visit } from '../../e2e/support/visitor.ts'
import { ask } from '../../e2e/support/wire/exchange.ts'
import { saidIn } from '../../e2e/support/wire/read-answers.ts'
import { isForeignElement } from '../../src/policy/foreign-markup.ts'
import { inlineCode } from '../../src/policy/inline-code.ts'
import { isKnownScript } from '../../src/policy/known-scripts.ts'
import { expect, test } from '../support/test.ts'

const { fullSize } = readTestEnv()

const fromStore = async (path: string) => saidIn(await ask({ path }), 'cache-status') === 'estu; hit'

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
  // A kind is drawn alike in both languages: the gate looks at one, kinds in turn.
  const paths = [...new Set(kinds.map(({ path }) => path))].flatMap((path, index) =>
    locales
      .filter((_, turn) => fullSize || turn === index % locales.length)
      .map((locale) => ({ path, address: localisePath(locale, path) })),
  )
  await withChangedTexts(kinds, { words: markup, rich: hostile }, async () => {
    for (const { path, address } of paths) {
      const isRich = kinds.some((kind) => kind.path === path && kind.rich.length > 0)
      const wanted = isRich ? [wordsAlone, new RegExp(foreign)] : [new RegExp(foreign)]
      const missing = async () => {
        const { html } = await visit(address)
        return wanted.filter((part) => !part.test(html))
      }
      await expect.poll(missing, { message: address }).toEqual([])
      const { status, html, headers } = await visit(address)
      expect(status, address).toBe(200)
      expect(foreignIn(html), address).toEqual([])
      expect(headers.get('content-security-policy'), address).not.toMatch(/unsafe-inline|unsafe-eval|evil/)
      // Nor does an address of code stand in it at all.
      expect(html, address).not.toMatch(/href="[^"]*script:/i)
    }
  })
  for (const { address } of paths) await expect.poll(() => fromStore(address), { message: address }).toBe(true)
})
