import type { Locale } from '@estu/domain/locale/locales'
import type { MarkedText, SearchAnswer, SearchKind, SuggestAnswer } from '@estu/domain/search/results/search-result'
import { hitsOnPage } from '@estu/domain/search/results/search-result'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reindex } from '../../src/modules/catalogue/index.ts'
import { searchHosted, suggestHosted } from '../../src/modules/hosted-search/operations/ask-hosted.ts'
import { pushDocuments } from '../../src/modules/hosted-search/operations/push-documents.ts'
import { search } from '../../src/modules/search/operations/search.ts'
import { suggest } from '../../src/modules/search/operations/suggest.ts'
import { articleWords } from '../support/complete.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { openStandIn } from './stand-in.ts'

type Question = { locale: Locale; query: string; kind: SearchKind | null; page: number }
type Adapter = {
  search: (question: Question) => Promise<SearchAnswer>
  suggest: (question: { locale: Locale; query: string }) => Promise<SuggestAnswer>
}

let cms: TestCms
let service: Awaited<ReturnType<typeof openStandIn>>
const shared = { overrideAccess: true, depth: 0, locale: 'ru' as const }
const articles = hitsOnPage + 5

beforeAll(async () => {
  cms = await openCms()
  service = await openStandIn()
  for (let number = 1; number <= articles; number += 1)
    await cms.payload.create({
      ...shared,
      collection: 'articles',
      data: {
        ...articleWords(`Зюмбель номер ${number}`),
        slug: `zumbel-${number}`,
        kind: 'general',
        _status: 'published',
      },
    })
  await cms.payload.create({
    ...shared,
    collection: 'brands',
    data: { title: 'Зюмбель', tagline: 'Марка для проверки', slug: 'zumbel', _status: 'published' },
  })
  await cms.payload.create({
    ...shared,
    collection: 'articles',
    data: { ...articleWords('Зюмбель черновик'), slug: 'zumbel-draft', kind: 'general', _status: 'draft' },
  })
  await reindex(cms.payload)
  while ((await pushDocuments(cms.payload, service.place())) > 0);
})
afterAll(async () => {
  service.close()
  await cms.close()
})

const adapters: [string, () => Adapter][] = [
  [
    'the shop’s own database',
    () => ({
      search: (question) => search(cms.payload, question),
      suggest: (question) => suggest(cms.payload, question),
    }),
  ],
  ['the hosted service', () => hosted(service.place())],
  ['the hosted service by its small client', () => hosted(service.place({ lite: true }))],
]

const hosted = (place: ReturnType<typeof service.place>): Adapter => ({
  search: (question) => searchHosted(place, question),
  suggest: (question) => suggestHosted(place, question),
})

const asked = (query: string, more: Partial<Question> = {}): Question => ({
  locale: 'ru',
  query,
  kind: null,
  page: 1,
  ...more,
})
const plain = (text: MarkedText) => text.map((piece) => piece.text).join('')

describe.each(adapters)('%s', (_, open) => {
  it('finds what is public, counts it by kind and says where it stands', async () => {
    const answer = await open().search(asked('зюмбель'))
    expect(answer).toMatchObject({ total: articles + 1, more: false, readAs: null })
    expect(answer.counts.articles).toBe(articles)
    expect(Object.values(answer.counts).reduce((sum, count) => sum + count, 0)).toBe(articles + 1)
    expect(answer.hits).toHaveLength(hitsOnPage)
    const hit = answer.hits.find(({ kind }) => kind === 'articles')
    expect(hit?.collection).toBe('articles')
    expect(hit?.path).toMatch(/^\/articles\/zumbel-\d+$/)
    expect(hit?.title.find(({ marked }) => marked)?.text).toBe('Зюмбель')
    expect(plain(hit?.title ?? [])).toMatch(/^Зюмбель номер \d+$/)
  })

  it('narrows to a kind, page by page, and still counts the others', async () => {
    const first = await open().search(asked('зюмбель', { kind: 'articles' }))
    const second = await open().search(asked('зюмбель', { kind: 'articles', page: 2 }))
    expect(second.counts).toEqual(first.counts)
    expect(first.total).toBe(articles + 1)
    const ids = [...first.hits, ...second.hits].map(({ documentId }) => documentId)
    expect(ids).toHaveLength(articles)
    expect(new Set(ids).size).toBe(articles)
    expect((await open().search(asked('зюмбель', { kind: 'branches' }))).hits).toEqual([])
  })

  it('finds nothing in the other language, nor what is not there', async () => {
    for (const question of [asked('зюмбель номер', { locale: 'kk' }), asked('ыфвапр'), asked('')]) {
      const answer = await open().search(question)
      expect([answer.total, answer.hits, answer.more]).toEqual([0, [], false])
      expect(new Set(Object.values(answer.counts))).toEqual(new Set([0]))
    }
  })

  it('suggests what begins so', async () => {
    const { hits } = await open().suggest({ locale: 'ru', query: 'зюмб' })
    expect(hits.length).toBeGreaterThan(0)
    expect(hits.length).toBeLessThan(10)
    for (const hit of hits) expect([plain(hit.title).startsWith('Зюмбель'), hit.excerpt]).toEqual([true, []])
  })

  it.each(['ә'.repeat(10_000), '\u0000', "' | & ! <-> :* \\ %_", '👂', '\u202eabc', '\ud800'])(
    'takes any query, as %j',
    async (query) => {
      expect((await open().search(asked(query))).hits).toEqual([])
    },
  )
})
