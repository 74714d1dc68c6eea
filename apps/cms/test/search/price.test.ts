import type { SearchAnswer } from '@estu/domain/search/results/search-result'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { search } from '../../src/modules/search/operations/search.ts'
import { suggest } from '../../src/modules/search/operations/suggest.ts'
import { articleWords, rich } from '../support/complete.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await openCms()
  const create = { overrideAccess: true, depth: 0, locale: 'ru' } as const
  const brand = await cms.payload.create({
    ...create,
    collection: 'brands',
    data: { title: 'Вяземский', tagline: 'Коротко.', _status: 'published' },
  })
  const prices = { Дорогой: 400_000, Дешёвый: 90_000, Средний: 200_000, Неназванный: null }
  for (const [name, priceKzt] of Object.entries(prices)) {
    const words = { title: `${name} соловей`, summary: 'Коротко.', description: rich('Описание.') }
    await cms.payload.create({
      ...create,
      collection: 'devices',
      data: {
        ...words,
        priceKzt,
        brand: brand.id,
        formFactor: 'ric',
        availability: 'in_stock',
        _status: 'published',
      } as never,
    })
  }
  await cms.payload.create({
    ...create,
    collection: 'articles',
    data: { kind: 'general', ...articleWords('Канарейка поёт'), _status: 'published' },
  })
})
afterAll(() => cms.close())

const titlesOf = ({ hits }: Pick<SearchAnswer, 'hits'>) =>
  hits.map(({ title }) => title.map(({ text }) => text).join(''))
const ask = (query: string) => search(cms.payload, { locale: 'ru', query, kind: null, page: 1 })

it.each([
  ['соловей недорого', ['Дешёвый соловей', 'Средний соловей', 'Дорогой соловей']],
  ['соловей до 200 тыс', ['Дешёвый соловей', 'Средний соловей']],
  ['вяземский до 100 000', ['Дешёвый соловей']],
])('keeps and sorts goods by price: %s', async (query, titles) => {
  const answer = await ask(query)
  expect(titlesOf(answer)).toEqual(titles)
  expect(titlesOf(await suggest(cms.payload, { locale: 'ru', query }))).toEqual(titles)
  expect(answer.total).toBe(titles.length)
})

it('says what the price did', async () => {
  expect((await ask('соловей недорого')).price).toEqual({ most: null, order: 'cheap', isMet: true })
  expect((await ask('соловей до 200 тыс')).price).toEqual({ most: 200_000, order: null, isMet: true })
  expect((await ask('соловей')).price).toBeNull()
})

it('shows what matches where nothing is so cheap, and says so', async () => {
  const answer = await ask('соловей до 5000')
  expect(titlesOf(answer)).toHaveLength(4)
  expect(answer.price).toEqual({ most: 5000, order: null, isMet: false })
})

it('leaves texts as they are found where no goods are asked for', async () => {
  const answer = await ask('недорогая канарейка')
  expect(titlesOf(answer)).toEqual(['Канарейка поёт'])
  expect(answer.price).toBeNull()
})

it('asks for hearing aids where a price is all that is asked', async () => {
  expect(titlesOf(await ask('до 200 000'))).toEqual(['Дешёвый соловей', 'Средний соловей'])
})
