import type { Locale } from '@estu/domain/locale/locales'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { reindex } from '../../src/modules/catalogue/index.ts'
import { searchWithCards } from '../../src/modules/catalogue/operations/search-with-cards.ts'
import { collectWords } from '../../src/modules/search/index.ts'
import { reindexDependents } from '../../src/modules/search/indexing/reindex-dependents.ts'
import { search } from '../../src/modules/search/operations/search.ts'
import { atTheDesk } from '../publishing/trash/trash-cms.ts'
import { articleWords, promotionWords, rich } from '../support/complete.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await openCms()
})
afterAll(() => cms.close())

const shared = { overrideAccess: true, depth: 0 } as const
const found = async (locale: Locale, query: string) =>
  (await search(cms.payload, { locale, query, kind: null, page: 1 })).hits.map(({ documentId }) => documentId)

const article = (title: string) =>
  cms.payload.create({
    ...shared,
    collection: 'articles',
    locale: 'ru',
    data: { kind: 'general', ...articleWords(title), _status: 'published' },
  })
const change = (id: string, locale: Locale, data: Record<string, unknown>) =>
  cms.payload.update({ ...shared, collection: 'articles', id, locale, data })

it('finds a document in the languages in which it is published, as soon as it is', async () => {
  const { id } = await article('Канарейка поёт')
  expect(await found('ru', 'канарейки')).toEqual([id])
  expect(await found('kk', 'сайрайды')).toEqual([])
  await change(id, 'kk', { ...articleWords('Бұлбұл сайрайды'), _status: 'published' })
  expect(await found('kk', 'бұлбұлдар')).toEqual([id])
  expect(await found('ru', 'бұлбұл')).toEqual([id])
  await change(id, 'ru', { _status: 'draft' })
  expect(await found('ru', 'канарейки')).toEqual([])
  expect(await found('kk', 'бұлбұлдар')).toEqual([id])
})

it('does not find drafts, nor what was thrown away, until it is taken back', async () => {
  const { id } = await article('Снегирь зимует')
  await cms.payload.update({
    ...shared,
    collection: 'articles',
    id,
    locale: 'ru',
    draft: true,
    data: { title: 'Пингвин зимует', _status: 'draft' },
  })
  expect(await found('ru', 'пингвин')).toEqual([])
  await atTheDesk(cms).trash('articles', id)
  expect(await found('ru', 'снегирь')).toEqual([])
  await atTheDesk(cms).restore('articles', id)
  expect(await found('ru', 'снегирь')).toEqual([])
  await change(id, 'ru', { ...articleWords('Снегирь зимует'), _status: 'published' })
  expect(await found('ru', 'снегирь')).toEqual([id])
  await cms.payload.delete({ ...shared, collection: 'articles', id })
  expect(await found('ru', 'снегирь')).toEqual([])
})

it('does not find a page that search engines are kept from, nor a promotion that has ended', async () => {
  const hidden = await article('Ящерица греется')
  await change(hidden.id, 'ru', { meta: { noindex: true }, _status: 'published' })
  expect(await found('ru', 'ящерица')).toEqual([])
  const ended = { startsAt: '2020-01-01T00:00:00Z', endsAt: '2020-02-01T00:00:00Z' }
  const data = {
    ...promotionWords('Скидка на скрипки'),
    ...ended,
    devices: [await device('Скрипка')],
    _status: 'published',
  }
  await cms.payload.create({ ...shared, collection: 'promotions', locale: 'ru', data: data as never })
  const answer = await search(cms.payload, { locale: 'ru', query: 'скидка скрипки', kind: 'pages', page: 1 })
  expect(answer.hits).toEqual([])
})

async function device(title: string, brandTitle = 'Марка'): Promise<string> {
  const brand = await cms.payload.create({
    ...shared,
    collection: 'brands',
    locale: 'ru',
    data: { title: brandTitle, tagline: 'Коротко.', _status: 'published' },
  })
  const made = await cms.payload.create({
    ...shared,
    collection: 'devices',
    locale: 'ru',
    data: {
      ...{ title, summary: 'Коротко.', description: rich('Описание.'), brand: brand.id, formFactor: 'ric' },
      ...{ availability: 'in_stock', _status: 'published' },
    } as never,
  })
  return made.id
}

it('reads the rows of the products that it finds in the same statement, however they are found', async () => {
  const id = await device('Соловьиный аппарат', 'Алябьев')
  const text = await article('Соловьиный день')
  while ((await collectWords(cms.payload)) > 0);
  const ask = (query: string) => searchWithCards(cms.payload, { locale: 'ru', query, kind: null, page: 1 })
  for (const query of ['соловьиный', 'алябьев соловьиный', 'салавьиный аппарат']) {
    const { answer, rows } = await ask(query)
    expect(
      answer.hits.map(({ documentId }) => documentId),
      query,
    ).toContain(id)
    expect(
      rows.map((row) => row.id),
      query,
    ).toEqual([id])
    expect(rows[0]).toMatchObject({
      collection: 'devices',
      card: { title: 'Соловьиный аппарат' },
      brand: { title: 'Алябьев' },
    })
  }
  expect((await ask('соловьиный')).answer.hits.map(({ documentId }) => documentId)).toContain(text.id)
  expect((await ask('щзшбр')).rows).toEqual([])
  expect((await ask('')).rows).toEqual([])
})

it('finds products by the new name of their brand once they were written anew', async () => {
  const id = await device('Модель одиннадцать', 'Вяземский')
  expect(await found('ru', 'вяземский')).toContain(id)
  const brands = await cms.payload.find({
    ...shared,
    collection: 'brands',
    where: { title: { equals: 'Вяземский' } },
    locale: 'ru',
  })
  const brand = brands.docs[0]
  if (!brand) throw new Error('no brand')
  await cms.payload.update({
    ...shared,
    collection: 'brands',
    id: brand.id,
    locale: 'ru',
    data: { title: 'Грибоедов', _status: 'published' },
  })
  expect(await found('ru', 'грибоедов')).toEqual([brand.id])
  let after = await reindexDependents(cms.payload, { collection: 'brands', documentId: brand.id })
  while (after !== null)
    after = await reindexDependents(cms.payload, { collection: 'brands', documentId: brand.id }, after)
  expect(await found('ru', 'грибоедов')).toContain(id)
  expect(await found('ru', 'вяземский')).toEqual([])
})

it('builds anew what was lost, and keeps nothing of before', async () => {
  const { id } = await article('Дельфин ныряет')
  const late = await article('Осьминог прячется')
  await cms.payload.db.drizzle.execute('delete from search_documents')
  expect(await found('ru', 'дельфин')).toEqual([])
  await reindex(cms.payload)
  await change(late.id, 'ru', { ...articleWords('Кальмар прячется'), _status: 'published' })
  expect(await found('ru', 'дельфин')).toEqual([id])
  expect(await found('ru', 'кальмар')).toEqual([late.id])
  expect(await found('ru', 'осьминог')).toEqual([])
  const { rows } = await cms.payload.db.drizzle.execute(
    'select count(distinct generation)::int as n from search_documents',
  )
  expect(rows).toEqual([{ n: 1 }])
})

it('understands a misspelt word once the worker has collected the words', async () => {
  const { id } = await article('Жирафы пасутся')
  expect(await found('ru', 'жиррафы')).toEqual([])
  while ((await collectWords(cms.payload)) > 0);
  const answer = await search(cms.payload, { locale: 'ru', query: 'жиррафы', kind: null, page: 1 })
  expect(answer.hits.map(({ documentId }) => documentId)).toEqual([id])
  expect(answer.readAs).toBe('жирафы')
  expect(answer.hits[0]?.title).toEqual([
    { text: 'Жирафы', marked: true },
    { text: ' пасутся', marked: false },
  ])
})
