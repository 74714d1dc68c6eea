import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inTransaction } from '../../src/database/in-transaction.ts'
import type { ListedDocument } from '../../src/modules/catalogue/items/item-of.ts'
import { storeItems } from '../../src/modules/catalogue/items/store-items.ts'
import { findModels, type ModelQuery } from '../../src/modules/catalogue/operations/find-models.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'

let brand = ''

let cms: TestCms
beforeAll(async () => {
  cms = await openCms()
  const { id } = await cms.payload.create({
    overrideAccess: true,
    locale: 'ru',
    collection: 'brands',
    data: { title: 'Audéo', slug: 'audeo', tagline: 'Марка', _status: 'published' },
  })
  brand = id
  await store('devices', ['Люмити 90 RIC', 'Әуен 50 BTE', 'люмити 50% RIC', 'Аура_1'])
  await store('implants', ['Люмити процессор'])
})
afterAll(() => cms?.close())

/** Every second is of the brand. */
async function store(collection: 'devices' | 'implants', titles: readonly string[]): Promise<void> {
  const docs = titles.map((title, index) => ({
    id: randomUUID(),
    slug: `${collection}-${index}`,
    title,
    createdAt: new Date().toISOString(),
    availability: 'in_stock',
    ...(index % 2 === 0 ? { brand } : {}),
  }))
  const published = new Map(docs.map((doc) => [doc.id, doc as unknown as ListedDocument]))
  await inTransaction(cms.payload, 'ru', (req) =>
    storeItems(req, collection, [...published.keys()], { ru: published, kk: new Map() }),
  )
}

const titles = async (query: Partial<ModelQuery>, limit = 10) =>
  (await findModels(cms.payload, 'ru', { section: 'devices', text: '', ...query }, limit)).map(({ card }) => card.title)

it('finds models by parts of their names, in any order and any case', async () => {
  expect(await titles({ text: 'ric ЛЮМИТИ' })).toEqual(['люмити 50% RIC', 'Люмити 90 RIC'])
  expect(await titles({ text: 'әуе' })).toEqual(['Әуен 50 BTE'])
  expect(await titles({ text: 'нет такого' })).toEqual([])
  expect(await titles({ text: 'люмити', section: 'implants' })).toEqual(['Люмити процессор'])
})

it('takes no letter for any other', async () => {
  expect(await titles({ text: '50%' })).toEqual(['люмити 50% RIC'])
  expect(await titles({ text: 'Ау_а' })).toEqual([])
  expect(await titles({ text: "\\ ' 50" })).toEqual([])
})

it('narrows to a brand, and gives no more than it was asked for', async () => {
  expect(await titles({ brandId: brand })).toEqual(['люмити 50% RIC', 'Люмити 90 RIC'])
  expect(await titles({ brandId: randomUUID() })).toEqual([])
  expect(await titles({}, 2)).toHaveLength(2)
})

it('finds Kazakh letters by the Russian ones, a brand by its name, and what was typed in another layout', async () => {
  expect(await titles({ text: 'ауен' })).toEqual(['Әуен 50 BTE'])
  expect(await titles({ text: 'AUDEO ric' })).toEqual(['люмити 50% RIC', 'Люмити 90 RIC'])
  expect(await titles({ text: 'audéo' })).toEqual(['люмити 50% RIC', 'Люмити 90 RIC'])
  expect(await titles({ text: 'audeo bte' })).toEqual([])
  expect(await titles({ text: 'кшс 90' })).toEqual(['Люмити 90 RIC'])
  expect(await titles({ text: 'k.vbnb' })).toEqual(['люмити 50% RIC', 'Люмити 90 RIC'])
})

it('takes one letter or two for the beginning of a word', async () => {
  expect(await titles({ text: 'л' })).toEqual(['люмити 50% RIC', 'Люмити 90 RIC'])
  expect(await titles({ text: 'b' })).toEqual(['Әуен 50 BTE'])
  expect(await titles({ text: 'ит' })).toEqual([])
  expect(await titles({ text: '90-ric' })).toEqual(['Люмити 90 RIC'])
  expect(await titles({ text: 'ь' })).toEqual([])
})
