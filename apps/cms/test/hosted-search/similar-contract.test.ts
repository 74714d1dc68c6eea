import type { Locale } from '@estu/domain/locale/locales'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { HostedSearch } from '../../src/env.ts'
import { reindex } from '../../src/modules/catalogue/index.ts'
import { recommendProducts } from '../../src/modules/catalogue/operations/recommend-products.ts'
import { objectId } from '../../src/modules/hosted-search/hosted-record.ts'
import { pushDocuments, setUpIndexes } from '../../src/modules/hosted-search/operations/push-documents.ts'
import { similarHosted } from '../../src/modules/hosted-search/operations/similar-hosted.ts'
import { articleWords, rich } from '../support/complete.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { openStandIn } from './stand-in.ts'

const shared = { overrideAccess: true, depth: 0 } as const
const wanted = 4
/** By their prices, in thousands; the first is the one whose page is shown, and the shop's own order is theirs. */
const names = ['p10', 'p11', 'p12', 'p13', 'p14', 'p15', 'p16', 'p17']
const kazakh = ['p10', 'p13', 'p17']

let cms: TestCms
let service: Awaited<ReturnType<typeof openStandIn>>
const ids = new Map<string, string>()
const idOf = (name: string) => ids.get(name) ?? ''
const objectsOf = (...given: string[]) => given.map((name) => objectId('consumables', idOf(name)))

beforeAll(async () => {
  cms = await openCms()
  service = await openStandIn()
  for (const name of names) await sell(name)
  await cms.payload.create({
    ...shared,
    locale: 'ru',
    collection: 'articles',
    data: { ...articleWords('p10, p11 и другие'), slug: 'p-10', kind: 'general', _status: 'published' },
  })
  await reindex(cms.payload)
  await setUpIndexes(service.place())
  while ((await pushDocuments(cms.payload, service.place())) > 0);
})
afterEach(() => {
  service.rank(null)
  service.say(null)
  service.refuse(false)
  service.hold(false)
})
afterAll(async () => {
  service.close()
  await cms.close()
})

async function sell(name: string): Promise<void> {
  const made = await cms.payload.create({
    ...shared,
    locale: 'ru',
    collection: 'consumables',
    data: {
      title: name,
      slug: name,
      kind: 'battery',
      summary: 'Кратко',
      description: rich('Текст'),
      priceKzt: Number(name.slice(1)) * 1000,
      availability: 'in_stock',
      returnPolicy: '14_days',
      originalLanguage: 'ru',
      _status: 'published',
    },
  })
  ids.set(name, made.id)
  if (kazakh.includes(name)) await putInKazakh(made.id, name)
}

const putInKazakh = (id: string, title: string) =>
  cms.payload.update({
    ...shared,
    collection: 'consumables',
    id,
    locale: 'kk',
    data: { title, summary: 'Қысқаша', description: rich('Мәтін'), _status: 'published' },
  })

type Recommend = Parameters<typeof recommendProducts>[4]

async function alike(locale: Locale, recommend: Recommend) {
  const like = {
    collection: 'consumables',
    id: idOf('p10'),
    priceKzt: 10_000,
    facet: 'kind',
    value: 'battery',
  } as const
  const { rows, chosenBy } = await recommendProducts(cms.payload, locale, like, wanted, recommend)
  return { shown: rows.map(({ slug }) => slug), chosenBy }
}

const asking = (place: HostedSearch, locale: Locale = 'ru') =>
  alike(locale, () =>
    similarHosted(place, locale, { collection: 'consumables', documentId: idOf('p10'), most: wanted }),
  )

const hit = (documentId: unknown) => ({ collection: 'consumables', documentId })

const adapters: [string, (locale: Locale) => ReturnType<typeof alike>][] = [
  ['the shop’s own catalogue', (locale) => alike(locale, () => Promise.resolve(null))],
  ['the hosted service', (locale) => asking(service.place(), locale)],
  ['the hosted service by its small client', (locale) => asking(service.place({ lite: true }), locale)],
]

describe.each(adapters)('%s', (_, open) => {
  it('shows as many products as are wanted, each once, and never the one they are like', async () => {
    const { shown } = await open('ru')
    expect(shown).toHaveLength(wanted)
    expect(new Set(shown).size).toBe(wanted)
    expect(shown).not.toContain('p10')
    expect(names).toEqual(expect.arrayContaining(shown))
  })

  it('shows what is published in the language', async () => {
    expect((await open('kk')).shown.toSorted()).toEqual(['p13', 'p17'])
  })

  describe('of products that were withdrawn a moment ago', () => {
    const publish = (name: string, _status: 'draft' | 'published') =>
      cms.payload.update({ ...shared, collection: 'consumables', id: idOf(name), locale: 'ru', data: { _status } })
    beforeEach(() => publish('p11', 'draft'))
    afterEach(() => publish('p11', 'published'))

    it('shows none, and another in the place', async () => {
      service.rank(objectsOf('p11', 'p12', 'p13', 'p14'))
      expect((await open('ru')).shown).toEqual(['p12', 'p13', 'p14', 'p15'])
    })
  })
})

describe.each([false, true])('the hosted service, small client: %s', (lite) => {
  const place = (changes: Partial<HostedSearch> = {}) => service.place({ lite, ...changes })
  const own = { shown: ['p11', 'p12', 'p13', 'p14'], chosenBy: 'stand-in' }

  it('keeps the order of the service', async () => {
    service.rank(objectsOf('p17', 'p12', 'p16', 'p11', 'p13'))
    expect(await asking(place())).toEqual({ shown: ['p17', 'p12', 'p16', 'p11'], chosenBy: 'recommender' })
  })

  it('fills up with the shop’s own, none twice, whatever the service names', async () => {
    service.rank([...objectsOf('p10', 'p12', 'p17', 'p12'), objectId('articles', 'none')])
    expect(await asking(place())).toEqual({ shown: ['p12', 'p17', 'p11', 'p13'], chosenBy: 'recommender' })
    service.rank([])
    expect(await asking(place())).toEqual({ ...own, chosenBy: 'recommender' })
  })

  it('is asked for nothing but products', async () => {
    const articles = service.records('estu_ru').filter(({ collection }) => collection === 'articles')
    expect(articles).toHaveLength(1)
    service.rank([...articles.map(({ objectID }) => objectID), ...objectsOf('p17', 'p16', 'p15', 'p14')])
    expect((await asking(place())).shown).toEqual(['p17', 'p16', 'p15', 'p14'])
  })

  it('shows nothing of the other language, however much of it is named first', async () => {
    const hits = ['p11', 'p12', 'p14', 'p15', 'p17', 'p13'].map((name) => hit(idOf(name)))
    service.say(JSON.stringify({ results: [{ hits }] }))
    expect(await asking(place(), 'kk')).toEqual({ shown: ['p17', 'p13'], chosenBy: 'recommender' })
  })

  it('lets no id through that is none', async () => {
    const hits = ["'; drop table consumables; --", '1', null, {}, `{${idOf('p11')}}`, '\u0000'].map(hit)
    service.say(JSON.stringify({ results: [{ hits: [...hits, hit(idOf('p17'))] }] }))
    expect(await asking(place())).toEqual({ shown: ['p17', 'p11', 'p12', 'p13'], chosenBy: 'recommender' })
    service.say(JSON.stringify({ results: [{ hits }] }))
    expect(await asking(place())).toEqual(own)
  })

  it.each(['', '<html>', 'null', '[]', '{}', '{"results":[]}', '{"results":"no"}', '{"results":[{"hits":{}}]}'])(
    'has the shop choose when it answers %j',
    async (rubbish) => {
      service.say(rubbish)
      expect(await asking(place())).toEqual(own)
    },
  )

  it('has the shop choose when it refuses or is not there', async () => {
    service.refuse(true)
    expect(await asking(place())).toEqual(own)
    const nowhere = { url: '127.0.0.1', port: 1, protocol: 'http', accept: 'readWrite' } as const
    expect(await asking(place({ hosts: [nowhere] }))).toEqual(own)
  })

  it('has the shop choose when it does not answer in time, however many hosts could be asked yet', async () => {
    service.hold(true)
    const { hosts = [] } = place()
    const before = service.questions()
    const asked = { timeoutMs: 100, hosts: [...hosts, ...hosts, ...hosts, ...hosts] }
    expect(await asking(place(asked))).toEqual(own)
    // The client waits longer for each further host: all four would be asked by then if it was not given up.
    expect(service.questions() - before).toBeLessThan(4)
  })
})
