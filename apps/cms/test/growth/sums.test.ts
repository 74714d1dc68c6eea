import { afterAll, beforeAll, expect, it } from 'vitest'
import { readProductRating } from '../../src/modules/reviews/operations/product-rating.ts'
import { readReviewCounts } from '../../src/modules/reviews/operations/review-counts.ts'
import { readContentVersion } from '../../src/outbox/content-version.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { publishedConsumable } from '../support/published-consumable.ts'

let cms: TestCms
let product: string
beforeAll(async () => {
  cms = await openCms()
  product = await publishedConsumable(cms.payload)
})
afterAll(() => cms?.close())

type Given = { rating: number; isDemo?: boolean; _status?: 'draft' | 'published'; locale?: 'ru' | 'kk' }

const review = ({ locale = 'ru', _status = 'published', ...given }: Given) =>
  cms.payload.create({
    collection: 'reviews',
    locale,
    depth: 0,
    draft: _status === 'draft',
    overrideAccess: true,
    data: {
      product: { relationTo: 'consumables', value: product },
      writtenIn: locale,
      writtenOn: '2026-01-02T00:00:00.000Z',
      author: 'Пример',
      title: 'Заголовок',
      text: 'Текст отзыва.',
      ...given,
      _status,
    },
  })

it('rates a product by what is published of it in a language, examples left out', async () => {
  const rated = (locale: 'ru' | 'kk') =>
    readProductRating(cms.payload, locale, { collection: 'consumables', id: product })
  expect(await rated('ru')).toBeNull()
  for (const rating of [5, 4, 4]) await review({ rating })
  await review({ rating: 1, isDemo: true })
  await review({ rating: 1, _status: 'draft' })
  await review({ rating: 2, locale: 'kk' })
  expect(await rated('ru')).toEqual({ mean: 4.3, count: 3 })
  expect(await rated('kk')).toEqual({ mean: 2, count: 1 })
  const other = { collection: 'devices', id: product } as const
  expect(await readProductRating(cms.payload, 'ru', other)).toBeNull()
})

it('counts what reviews give and what they are about, as the list narrowed to it holds', async () => {
  const { given, kinds } = await readReviewCounts(cms.payload, 'ru', null)
  expect([given, kinds]).toEqual([[1, 0, 0, 2, 1], { devices: 0, implants: 0, consumables: 4, accessories: 0 }])
  expect((await readReviewCounts(cms.payload, 'ru', 'devices')).given).toEqual([0, 0, 0, 0, 0])
  expect((await readReviewCounts(cms.payload, 'kk', 'consumables')).given).toEqual([0, 1, 0, 0, 0])
  const listed = (of: string, rating: number) =>
    cms.payload.count({
      collection: 'reviews',
      where: { rating: { equals: rating }, 'product.relationTo': { equals: of } },
      locale: 'ru',
      overrideAccess: false,
    })
  expect((await listed('consumables', 4)).totalDocs).toBe(2)
  expect((await listed('devices', 4)).totalDocs).toBe(0)
})

it('names another version of the content after each announced change, and the same until then', async () => {
  const before = await readContentVersion(cms.payload)
  expect(await readContentVersion(cms.payload)).toBe(before)
  await review({ rating: 5 })
  expect(await readContentVersion(cms.payload)).not.toBe(before)
})
