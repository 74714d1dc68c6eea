import { beforeAll, expect, test, vi } from 'vitest'
import type { Product } from '@/content/types'

vi.mock('@/env', () => ({ readWebEnv: () => ({ webUrl: 'https://estu.example' }) }))

let productData: typeof import('./product-data').productData
beforeAll(async () => {
  ;({ productData } = await import('./product-data'))
})

const seo = { title: 'Аппарат', description: 'О нём', image: null, noindex: false, canonical: null }
const device = {
  section: 'devices',
  slug: 'ric',
  title: 'Аппарат',
  brand: { slug: 'phonak', name: 'Phonak' },
  priceKzt: 60_000,
  oldPriceKzt: 70_000,
  availability: 'in_stock',
  pictures: [],
  updatedAt: '2026-01-01T00:00:00.000Z',
  seo,
} as unknown as Product
const wait = (from: number | null, to: number | null) => ({ from, to, inWorkingDays: false, note: '' })
const zones = [
  { id: '1', name: 'Алматы', wait: wait(1, 1), priceKzt: 1500, freeFromKzt: 50_000 },
  {
    id: '2',
    name: 'Другие области',
    wait: { ...wait(null, null), note: 'как дойдёт' },
    priceKzt: 3500,
    freeFromKzt: null,
  },
  { id: '3', name: 'Астана', wait: { ...wait(2, 5), inWorkingDays: true }, priceKzt: 2500, freeFromKzt: null },
]
const specs = [
  {
    title: 'Главное',
    rows: [
      { name: 'Каналы', value: '20' },
      { name: 'Марка', value: { key: 'link' } as never },
    ],
  },
]
const told = (product: Product, rating?: object) =>
  productData({ product, locale: 'kk', specs, zones, rating: rating as never }) as Record<string, unknown> | undefined

test('a product is told with its price, terms and characteristics', () => {
  const data = told(device)
  expect(data).toMatchObject({
    '@type': 'Product',
    '@id': 'https://estu.example/kk/apparaty/ric#product',
    brand: { name: 'Phonak' },
    additionalProperty: [{ name: 'Каналы', value: '20' }],
    offers: {
      price: 60_000,
      priceSpecification: { priceType: 'https://schema.org/StrikethroughPrice', price: 70_000 },
      seller: { '@id': 'https://estu.example/#organization' },
      hasMerchantReturnPolicy: { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' },
    },
  })
  expect(data?.additionalProperty).toHaveLength(1)
  expect(data?.image).toEqual([expect.stringMatching(/^https:\/\/estu\.example\/og\/kk\/apparaty\/ric\?v=/)])
})

test('what is only drawn is shown without words, a photograph as it is', () => {
  const address = 'https://estu.example/og/without-words/kk/apparaty/ric?v='
  const image = (picture: object) => told({ ...device, pictures: [picture] } as unknown as Product)?.image
  expect(image({ drawing: 'device-ric', alt: '' })).toEqual([expect.stringContaining(address)])
  expect(image({ src: '/media/a.webp', alt: '' })).toEqual(['https://estu.example/media/a.webp'])
})

test('delivery costs what the zone says, nothing from its sum on, and takes the days that are told', () => {
  const { offers } = told(device) as { offers: { shippingDetails: Record<string, unknown>[] } }
  const [near, far, between] = offers.shippingDetails
  expect(near).toMatchObject({
    shippingRate: { value: 0, currency: 'KZT' },
    deliveryTime: { transitTime: { minValue: 1, maxValue: 1 } },
  })
  expect(far).toMatchObject({ shippingRate: { value: 3500 } })
  expect(far?.deliveryTime).toBeUndefined()
  expect(near?.deliveryTime).toHaveProperty('businessDays', undefined)
  expect(between).toMatchObject({
    deliveryTime: { transitTime: { minValue: 2, maxValue: 5 }, businessDays: { dayOfWeek: expect.any(Array) } },
  })
})

test('an old price that is no higher is none, and what is not sold at once is not brought', () => {
  const offers = told({ ...device, oldPriceKzt: 60_000, availability: 'out_of_stock' } as Product)?.offers as object
  expect(offers).toMatchObject({ availability: 'https://schema.org/OutOfStock' })
  expect(offers).toHaveProperty('priceSpecification', undefined)
  expect(offers).toHaveProperty('shippingDetails', undefined)
})

test('an ordinary accessory may come back for fourteen days', () => {
  const accessory = { ...device, section: 'accessories', byConsultation: false, returnPolicy: '14_days' } as Product
  expect(told(accessory)?.offers).toMatchObject({
    hasMerchantReturnPolicy: {
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: 14,
    },
  })
})

test('what has neither price nor rating is no product to search engines', () => {
  const implant = { ...device, section: 'implants', byConsultation: true } as Product
  expect(told(implant)).toMatchObject({ '@type': 'MedicalDevice', name: 'Аппарат' })
  expect(told(implant)).not.toHaveProperty('offers')
  expect(told(implant, { ratingValue: 5 })).toMatchObject({ '@type': 'Product', aggregateRating: { ratingValue: 5 } })
  expect(told({ ...device, section: 'accessories', priceKzt: null } as Product)).toBeUndefined()
})
