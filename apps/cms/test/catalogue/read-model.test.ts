import fc from 'fast-check'
import { APIError, type Payload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { applyFacetChanges } from '../../src/modules/catalogue/facets/apply-changes.ts'
import { reindex } from '../../src/modules/catalogue/operations/reindex.ts'
import { withoutLayer } from '../../src/modules/search/analysis/layers.ts'
import { collectWords, followDependents } from '../../src/modules/search/index.ts'
import { forgetAllWords } from '../../src/modules/search/indexing/forget-words.ts'
import { search } from '../../src/modules/search/operations/search.ts'
import { rich } from '../support/complete.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { size } from '../support/size.ts'
import { storedCatalogue } from './stored-catalogue.ts'

const documents = 8
const edits = size(60, 2000)

let cms: TestCms
beforeAll(async () => {
  cms = await openCms()
})
afterAll(() => cms?.close())

type Edit = { document: number; kind: (typeof kinds)[number]; locale: 'ru' | 'kk'; number: number }

const kinds = [
  'publish',
  'unpublish',
  'price',
  'facts',
  'draft',
  'trash',
  'restore',
  'delete',
  'fits',
  'stock',
  'slug',
  'brand',
] as const

const plan = (seed: number): Edit[] =>
  fc.sample(
    fc.record({
      document: fc.nat(documents - 1),
      kind: fc.constantFrom(...kinds),
      locale: fc.constantFrom('ru' as const, 'kk' as const),
      number: fc.nat(1000),
    }),
    { numRuns: edits, seed },
  )

const words = (name: string) => ({ title: name, summary: `${name}: о чём.`, description: rich(`${name}: текст.`) })
const shared = { overrideAccess: true, depth: 0 } as const
const forms = ['bte', 'ric', 'cic'] as const
const names = ['Сокол', 'Кукушка', 'Тюльпан', 'Ромашка'] as const
const batteries = ['rechargeable', 'battery_312', 'battery_13'] as const

type Word = { locale: 'ru' | 'kk'; word: string }

/** Every second document is a consumable that fits the device before it. */
const collectionOf = (index: number) => (index % 2 === 0 ? ('devices' as const) : ('consumables' as const))

class Shop {
  readonly ids = new Map<number, string>()
  brand = ''
  readonly payload: Payload
  constructor(payload: Payload) {
    this.payload = payload
  }

  async apply({ document, kind, locale, number }: Edit): Promise<void> {
    const id = this.ids.get(document) ?? (await this.create(document))
    const collection = collectionOf(document)
    const update = (data: object, options: object = {}) =>
      this.payload.update({ ...shared, collection, id, locale, data, ...options } as never)
    const published = { ...words(`Товар ${document} ${locale}`), _status: 'published' }
    switch (kind) {
      case 'publish':
        return void (await update(published))
      case 'unpublish':
        return void (await update({ _status: 'draft' }))
      case 'price':
        return void (await update({ ...published, priceKzt: number % 5 === 0 ? null : number * 1000 + 1 }))
      case 'facts':
        return void (await update({ ...published, ...this.facts(document, number) }))
      case 'draft':
        return void (await update({ priceKzt: 77, title: 'Черновик' }, { draft: true }))
      case 'trash':
        return void (await update({ deletedAt: new Date().toISOString() }))
      case 'restore':
        return void (await update({ deletedAt: null }, { trash: true }))
      case 'delete':
        await this.payload.delete({ ...shared, collection, id, trash: true })
        return void this.ids.delete(document)
      case 'fits':
        return this.fit(document, number, published, update)
      case 'stock':
        return this.count(document, id, number)
      case 'slug':
        return void (await update({ ...published, slug: `tovar-${document}-${number % 3}` }))
      case 'brand':
        return this.rename(locale, number)
    }
  }

  /** Named by the rows of all the others; now and then it is published in neither language. */
  private async rename(locale: 'ru' | 'kk', number: number): Promise<void> {
    const data = { title: `Бренд ${names[number % names.length]}`, slug: 'brend', tagline: 'Марка' }
    await this.payload.update({
      ...shared,
      collection: 'brands',
      id: this.brand,
      locale,
      data: { ...data, _status: number % 4 === 0 ? 'draft' : 'published' },
    })
  }

  private facts(document: number, number: number): object {
    if (collectionOf(document) === 'consumables') return { size: ['312', '13', 'M'][number % 3] }
    const colours = [{ name: 'Цвет', hex: ['#d8c7a8', '#111111', '#2255cc'][number % 3] }]
    return { formFactor: forms[number % 3], powerSource: batteries[number % 2], channels: number % 30 || null, colours }
  }

  private async fit(document: number, number: number, data: object, update: (data: object) => Promise<unknown>) {
    const device = this.ids.get(document - 1)
    if (collectionOf(document) === 'consumables')
      await update({ ...data, fitsDevices: device && number % 2 ? [device] : [] })
  }

  private async count(document: number, id: string, number: number): Promise<void> {
    const product = { relationTo: collectionOf(document), value: id }
    const found = await this.payload.find({
      ...shared,
      collection: 'stock',
      where: { key: { equals: `${product.relationTo}:${id}` } },
    })
    const row =
      found.docs[0] ??
      (await this.payload.create({ ...shared, collection: 'stock', data: { product, quantity: 0 } as never }))
    const change = row.quantity > 0 && number % 2 ? -row.quantity : 1 + (number % 3)
    await this.payload.update({ ...shared, collection: 'stock', id: row.id, data: { change } })
  }

  private async create(document: number): Promise<string> {
    if (!this.brand) {
      const brand = { title: 'Бренд' }
      this.brand = (
        await this.payload.create({ ...shared, collection: 'brands', locale: 'ru', draft: true, data: brand })
      ).id
    }
    const own =
      collectionOf(document) === 'devices' ? { formFactor: 'ric' } : { kind: 'battery', returnPolicy: '14_days' }
    const made = await this.payload.create({
      ...shared,
      collection: collectionOf(document),
      locale: 'ru',
      draft: true,
      data: {
        title: `Товар ${document}`,
        brand: this.brand,
        availability: 'in_stock',
        originalLanguage: 'ru',
        ...own,
      } as never,
    })
    this.ids.set(document, String(made.id))
    return String(made.id)
  }
}

/** What a misspelt word may be taken for, once the worker has followed all that was saved. */
async function keptWords(): Promise<Word[]> {
  while ((await collectWords(cms.payload)) > 0);
  await forgetAllWords(cms.payload)
  const found = await cms.payload.db.drizzle.execute('select locale, word from search_words order by 1, 2')
  return found.rows as Word[]
}

/** A word that no document says any more may be kept while another form of it is said: it finds that. */
async function expectWords(kept: Word[], rebuilt: Word[], when: string): Promise<void> {
  expect(kept, when).toEqual(expect.arrayContaining(rebuilt))
  const said = new Set(rebuilt.map(({ locale, word }) => `${locale} ${word}`))
  for (const { locale, word } of kept) {
    if (said.has(`${locale} ${word}`)) continue
    const asked = { locale, query: word, kind: null, page: 1 }
    const { hits } = await search(cms.payload, asked, withoutLayer('fuzzy'))
    expect(hits, `${when}: ${locale} ${word}`).not.toEqual([])
  }
}

it('random edits leave exactly what a rebuild makes', async () => {
  const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31)
  console.log(`catalogue edits: seed ${seed}`)
  const shop = new Shop(cms.payload)
  let refused = 0
  for (const [index, edit] of plan(seed).entries()) {
    // What the CMS refuses (a trashed document's publication, a used one's deletion) must leave no trace either.
    await shop.apply(edit).catch((error: unknown) => {
      if (!(error instanceof APIError)) throw error
      refused += 1
    })
    if (index % 20 !== 19) continue
    while ((await applyFacetChanges(cms.payload)).applied > 0);
    while (await followDependents(cms.payload));
    const kept = await storedCatalogue(cms.payload)
    const words = await keptWords()
    await cms.payload.db.drizzle.execute('truncate search_words, search_new_words')
    await reindex(cms.payload)
    expect(kept, `after edit ${index}`).toEqual(await storedCatalogue(cms.payload))
    await expectWords(words, await keptWords(), `after edit ${index}`)
  }
  const { items } = await storedCatalogue(cms.payload)
  console.log(`catalogue edits: ${edits}, refused ${refused}, rows at the end ${items.length}`)
  expect(refused).toBeLessThan(edits / 2)
}, 300_000)

it('saves, stock and a rebuild at once leave what the documents say', async () => {
  const shop = new Shop(cms.payload)
  const rounds = size(6, 40)
  for (let round = 0; round < rounds; round += 1) {
    const at = (kind: Edit['kind'], number: number, document = 0): Edit => ({ document, kind, locale: 'ru', number })
    await shop.apply(at('publish', 1))
    await Promise.all([
      shop.apply(at('price', round * 7 + 1)),
      shop.apply(at('stock', round)),
      reindex(cms.payload),
      shop.apply(at('price', round + 400)),
      applyFacetChanges(cms.payload),
    ])
    while ((await applyFacetChanges(cms.payload)).applied > 0);
    const kept = await storedCatalogue(cms.payload)
    await reindex(cms.payload)
    expect(kept, `round ${round}`).toEqual(await storedCatalogue(cms.payload))
  }
})
