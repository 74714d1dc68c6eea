import { describe, expect, test, vi } from 'vitest'
import type { Article } from '@/content/types'
import { atomFaults } from '../../../e2e/support/wire/feeds/atom-faults.ts'
import { merchantFaults } from '../../../e2e/support/wire/feeds/merchant-faults.ts'
import { ymlFaults } from '../../../e2e/support/wire/feeds/yml-faults.ts'
import type { FeedProduct, FeedShop } from './feed-product'
import { merchantXml } from './merchant-xml'
import { ymlXml } from './yml-xml'

vi.mock('@/env', () => ({ readWebEnv: () => ({ webUrl: 'https://estu.example' }) }))

const shop: FeedShop = {
  ...{ name: 'Есту', company: 'Есту', url: 'https://estu.example', description: '' },
  self: 'https://estu.example/feeds/ru/merchant.xml',
}
const pictures = (count: number) => Array.from({ length: count }, (_, at) => `https://estu.example/media/${at}.webp`)
const usual: FeedProduct = {
  id: '0198c0de-0000-7000-8000-000000000001',
  title: 'Батарейки',
  description: 'О них',
  url: 'https://estu.example/raskhodniki/batareyki',
  pictures: pictures(1),
  priceKzt: 4500,
  oldPriceKzt: null,
  availability: 'in_stock',
  brand: null,
  section: 'Расходники',
  specs: [],
}
/** As much as an editor can type, in characters of two halves. */
const long = '🔋'.repeat(6000)
const products: FeedProduct[] = [
  usual,
  { ...usual, id: 'a', title: long, description: long, brand: long, pictures: pictures(40) },
  { ...usual, id: 'b', description: '', oldPriceKzt: 5000, availability: 'out_of_stock' },
  { ...usual, id: 'c', specs: Array.from({ length: 150 }, () => ({ name: long, value: long })) },
  { ...usual, id: 'd', availability: 'to_order', specs: [{ name: 'Вес', value: ' ' }] },
  {
    ...usual,
    id: 'e',
    specs: [
      { name: 'Вес', value: '' },
      { name: '', value: '5 г' },
    ],
  },
]

async function joined(parts: AsyncIterable<string>): Promise<string> {
  let xml = ''
  for await (const part of parts) xml += part
  return xml
}
async function* walk() {
  yield* products
}

describe('what others read', () => {
  test('is taken by Google, whatever an editor typed', async () => {
    const xml = await joined(merchantXml(shop, walk()))
    expect(merchantFaults(xml)).toEqual([])
    expect(xml.match(/<item>/g)).toHaveLength(5)
    expect(xml).not.toContain('\uFFFD')
  })

  test('has the order and the elements of YML', async () => {
    const sections = ['Слуховые аппараты', 'Расходники']
    const xml = await joined(ymlXml({ shop, sections, products: walk(), madeAt: new Date('2026-11-25T01:00:00Z') }))
    expect(ymlFaults(xml)).toEqual([])
    expect(xml.match(/<offer /g)).toHaveLength(6)
  })

  test('is Atom, with and without articles', async () => {
    const { atomXml } = await import('./atom-xml')
    const feed = {
      locale: 'ru' as const,
      ...{ title: 'Статьи', subtitle: '', author: 'Есту' },
      ...{ self: 'https://estu.example/feeds/ru/articles.atom', home: 'https://estu.example/articles' },
    }
    const article = (slug: string, changedAt: string) =>
      ({
        kind: 'general',
        slug,
        title: 'Слух',
        summary: '',
        author: null,
        changedAt,
        firstPublishedAt: null,
      }) as Article
    const articles = [article('a', '2026-11-20T00:00:00.000Z'), article('b', '2026-11-21T00:00:00.000Z')]
    expect(atomFaults(atomXml(feed, articles))).toEqual([])
    expect(atomFaults(atomXml(feed, []))).toEqual([])
  })
})

describe('the checks', () => {
  test.each<[string, (xml: string) => string, RegExp]>([
    ['a price without its hundredths', (xml) => xml.replace('4500.00 KZT', '4500 KZT'), /g:price is 4500 KZT/],
    ['another availability', (xml) => xml.replace('>in_stock<', '>on_order<'), /g:availability is on_order/],
    ['a missing description', (xml) => xml.replace(/<g:description>О них<\/g:description>/, ''), /0 × g:description/],
    ['two of one id', (xml) => xml.replace('<g:id>a<', '<g:id>b<'), /^b twice/],
    ['a sale that costs more', (xml) => xml.replace('5000.00 KZT', '4000.00 KZT'), /a sale that costs no less/],
  ])('find in a feed for Google: %s', async (_what, broken, fault) => {
    expect(merchantFaults(broken(await joined(merchantXml(shop, walk())))).join('\n')).toMatch(fault)
  })

  test.each<[string, (xml: string) => string, RegExp]>([
    ['another order', (xml) => xml.replace(/(<url>[^<]*<\/url>)(<price>\d+<\/price>)/, '$2$1'), /order of offer/],
    ['an unknown section', (xml) => xml.replace('<categoryId>1<', '<categoryId>9<'), /wrong categoryId/],
    ['no company', (xml) => xml.replace('<company>Есту</company>', ''), /order of shop/],
  ])('find in YML: %s', async (_what, broken, fault) => {
    const xml = await joined(ymlXml({ shop, sections: ['Расходники'], products: walk(), madeAt: new Date(0) }))
    expect(ymlFaults(broken(xml)).join('\n')).toMatch(fault)
  })

  test('find in Atom what is there twice or missing', () => {
    const entry = '<entry><id>https://a.example/1</id><title>А</title><updated>2026-11-20</updated></entry>'
    const head = '<id>https://a.example/</id><title>А</title><updated>2026-11-20T00:00:00Z</updated>'
    const faults = atomFaults(`<feed xmlns="http://www.w3.org/2005/Atom">${head}${entry}${entry}</feed>`).join('\n')
    for (const fault of ['1 twice', 'updated is no moment', 'no author', 'no link to its page', 'no link to itself'])
      expect(faults).toContain(fault)
  })
})
