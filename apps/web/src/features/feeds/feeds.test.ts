import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { describe, expect, test, vi } from 'vitest'
import type { Article } from '@/content/types'
import type { FeedProduct, FeedShop } from './feed-product'
import { merchantXml } from './merchant-xml'
import { ymlXml } from './yml-xml'

vi.mock('@/env', () => ({ readWebEnv: () => ({ webUrl: 'https://estu.example' }) }))

const shop: FeedShop = {
  name: 'Есту & Ко',
  company: 'Есту',
  url: 'https://estu.example/kk',
  description: 'Аппараттар',
  self: 'https://estu.example/feeds/kk/merchant.xml',
}
const product = (more: Partial<FeedProduct> = {}): FeedProduct => ({
  id: 'a1',
  title: '<b>Аппарат</b> & "ң"\u0000',
  description: 'О нём',
  url: 'https://estu.example/kk/apparaty/ric',
  pictures: ['https://estu.example/media/1.webp', 'https://estu.example/media/2.webp'],
  priceKzt: 60_000,
  oldPriceKzt: null,
  availability: 'in_stock',
  brand: 'Phonak',
  section: 'Есту аппараттары',
  specs: [{ name: 'Арна "саны"', value: '20' }],
  ...more,
})
async function* walk(...products: FeedProduct[]) {
  yield* products
}
const arrays = ['item', 'offer', 'entry', 'category']
const parser = new XMLParser({ ignoreAttributes: false, isArray: (name) => arrays.includes(name) })

async function read(parts: AsyncIterable<string> | string) {
  let xml = typeof parts === 'string' ? parts : ''
  if (typeof parts !== 'string') for await (const part of parts) xml += part
  expect(XMLValidator.validate(xml)).toBe(true)
  return parser.parse(xml)
}

describe('Merchant', () => {
  test('tells what Google asks for, whatever an editor typed', async () => {
    const { rss } = await read(merchantXml(shop, walk(product())))
    expect(rss.channel).toMatchObject({ title: 'Есту & Ко', link: shop.url })
    expect(rss.channel.item[0]).toMatchObject({
      'g:id': 'a1',
      'g:title': '<b>Аппарат</b> & "ң"',
      'g:link': 'https://estu.example/kk/apparaty/ric',
      'g:image_link': 'https://estu.example/media/1.webp',
      'g:additional_image_link': 'https://estu.example/media/2.webp',
      'g:price': '60000.00 KZT',
      'g:availability': 'in_stock',
      'g:brand': 'Phonak',
      'g:product_detail': { 'g:attribute_name': 'Арна "саны"', 'g:attribute_value': 20 },
    })
    expect(rss.channel.item[0]).not.toHaveProperty('g:sale_price')
  })

  test('tells an old price as the price, and today’s as the sale’s', async () => {
    const { rss } = await read(merchantXml(shop, walk(product({ oldPriceKzt: 70_000 }))))
    expect(rss.channel.item[0]).toMatchObject({ 'g:price': '70000.00 KZT', 'g:sale_price': '60000.00 KZT' })
  })

  test('leaves out what it may not tell: without a picture, or there on a day that nobody knows', async () => {
    const { rss } = await read(
      merchantXml(shop, walk(product({ pictures: [] }), product({ availability: 'to_order' }))),
    )
    expect(rss.channel.item).toBeUndefined()
  })
})

test('YML tells prices, sections and characteristics', async () => {
  const uuid = '0196f3c2-5a3e-7b1c-9d2e-3f4a5b6c7d8e'
  const products = walk(
    product({ oldPriceKzt: 70_000, id: uuid }),
    product({ id: 'b', availability: 'to_order', brand: null }),
  )
  const sections = ['Импланттар', 'Есту аппараттары']
  const madeAt = new Date('2026-11-25T01:00:00Z')
  const { yml_catalog: catalogue } = await read(ymlXml({ shop, sections, products, madeAt }))
  expect(catalogue['@_date']).toBe('2026-11-25T01:00:00.000Z')
  expect(catalogue.shop.categories.category).toHaveLength(2)
  const [first, second] = catalogue.shop.offers.offer
  expect(first).toMatchObject({
    '@_id': '8xsb7uue1ifrhs3q4ioe',
    '@_available': 'true',
    price: 60_000,
    oldprice: 70_000,
    categoryId: 2,
    vendor: 'Phonak',
  })
  expect(first.param).toEqual({ '#text': 20, '@_name': 'Арна "саны"' })
  expect(second).toMatchObject({ '@_id': 'b', '@_available': 'false', currencyId: 'KZT' })
  expect(second).not.toHaveProperty('vendor')
})

test('Atom tells who wrote what and when, and a moment even without articles', async () => {
  const { atomXml } = await import('./atom-xml')
  const feed = {
    locale: 'kk' as const,
    ...{ title: 'Мақалалар', subtitle: 'Есту туралы', author: 'Есту' },
    ...{ self: 'https://estu.example/feeds/kk/articles.atom', home: 'https://estu.example/kk/articles' },
  }
  const article = {
    ...{ kind: 'expert', slug: 'a', title: 'Слух & шум', summary: 'Кратко', author: { name: 'Автор' } },
    ...{ changedAt: '2026-11-20T00:00:00.000Z', firstPublishedAt: '2026-11-01T00:00:00.000Z' },
  } as Article
  const { feed: told } = await read(atomXml(feed, [article]))
  expect(told).toMatchObject({ id: feed.self, title: 'Мақалалар', updated: article.changedAt, '@_xml:lang': 'kk-KZ' })
  expect(told.entry[0]).toMatchObject({
    id: 'https://estu.example/kk/stati-ekspertnye/a',
    title: 'Слух & шум',
    author: { name: 'Автор' },
    published: article.firstPublishedAt,
  })
  expect((await read(atomXml(feed, []))).feed.updated).toBe('1970-01-01T00:00:00.000Z')
})
