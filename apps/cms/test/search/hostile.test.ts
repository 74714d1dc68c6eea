import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { search } from '../../src/modules/search/operations/search.ts'
import { suggest } from '../../src/modules/search/operations/suggest.ts'
import { articleWords } from '../support/complete.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await openCms()
  await cms.payload.create({
    collection: 'articles',
    locale: 'ru',
    data: { kind: 'general', ...articleWords("Слух O'Brien \\ 100 %"), _status: 'published' },
    overrideAccess: true,
  })
})
afterAll(() => cms.close())

const ask = (query: string) => search(cms.payload, { locale: 'ru', query, kind: null, page: 1 })
const nothing = { hits: [], total: 0, more: false, readAs: null }

it.each([
  ['nothing', ''],
  ['spaces', ' \t\n '],
  ['NUL', '\0\0\0'],
  ['half a pair of UTF-16', '\ud800\udc00\ud800'],
  ['emoji', '👍🏽👨‍👩‍👧😀'],
  ['operators', "& | ! ( ) <-> :* ' \\"],
  ['wildcards', '% _ \\% *'],
  ['another script', 'שלום \u202eعليكم'],
  ['much of nothing', 'ъ'.repeat(10_000)],
  ['more money than there is', 'ъъъ до 999 999 999 млн'],
])('finds nothing for %s, and is not upset', async (_, query) => {
  expect(await ask(query)).toMatchObject(nothing)
  expect(await suggest(cms.payload, { locale: 'ru', query })).toEqual({ queries: [], hits: [] })
})

it('finds words that hold signs of the query language', async () => {
  expect((await ask("O'Brien")).hits).toHaveLength(1)
  expect((await ask("слух & !(' | \\")).hits).toHaveLength(1)
})

it('cuts ten thousand letters and twelve hundred words to what can be looked for', async () => {
  expect((await ask(`слух ${'о '.repeat(1200)}`)).hits).toHaveLength(1)
  expect((await ask('слухабв'.repeat(1500))).hits).toEqual([])
})

it('takes any text at all', async () => {
  const signs = fc.string({ unit: fc.constantFrom(...'слух12 -\'"\\%_&|!():*<>\0\ud800😀қ'), maxLength: 40 })
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), signs), async (query) => {
      const { hits, total } = await ask(query)
      expect(hits.length).toBeLessThanOrEqual(total)
      await suggest(cms.payload, { locale: 'kk', query })
    }),
    { numRuns: 60 },
  )
})
