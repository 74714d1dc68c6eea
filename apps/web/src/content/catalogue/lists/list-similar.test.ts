import { type ChosenBy, recommendProducts } from '@estu/cms/catalogue/recommend-products'
import { cacheLife } from 'next/cache'
import { beforeEach, expect, it, vi } from 'vitest'
import { listSimilar } from './list-similar'

vi.mock('next/cache', () => ({ cacheLife: vi.fn(), cacheTag: vi.fn() }))
vi.mock('@estu/cms/catalogue/recommend-products', () => ({ recommendProducts: vi.fn() }))
vi.mock('@/content/payload', () => ({ cms: vi.fn() }))
vi.mock('@/content/search/search-site', () => ({ recommendOnSite: vi.fn() }))

beforeEach(() => vi.mocked(cacheLife).mockClear())

/** As Next has it: of all lives that one function names, the shortest. */
async function livesOf(chosenBy: ChosenBy) {
  vi.mocked(recommendProducts).mockResolvedValue({ rows: [], chosenBy })
  await listSimilar('ru', { section: 'devices', id: 'a', priceKzt: null, formFactor: 'ric' }, 4)
  return vi.mocked(cacheLife).mock.calls.map(([life]) => life as unknown)
}

it('keeps the shop’s own choice until something shown changes', async () => {
  expect(await livesOf('shop')).toEqual(['max'])
})

it('keeps what was recommended for a day', async () => {
  expect(await livesOf('recommender')).toEqual(['max', expect.objectContaining({ revalidate: 86_400 })])
})

it('keeps what stands in for a minute, and long enough for a page to be prepared', async () => {
  expect(await livesOf('stand-in')).toEqual(['max', { stale: 60, revalidate: 60, expire: 300 }])
})
