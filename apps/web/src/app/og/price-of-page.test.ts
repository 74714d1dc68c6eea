import { defaultLook } from '@estu/domain/brand/brand-look'
import { formatTenge } from '@estu/domain/locale/money'
import { beforeEach, expect, test, vi } from 'vitest'
import type { PageWords } from '@/content/addresses/get-page-words'
import type { PictureWords } from '@/features/social/picture-words'

const drawn: PictureWords[] = []
const page: PageWords = { title: 'Батарейки', summary: 'Коротко', pictureFile: null, drawing: null, priceKzt: 4500 }
let found: PageWords | null = page

vi.mock('@/env', () => ({ readWebEnv: () => ({ webUrl: 'https://estu.example', mediaDir: '/media' }) }))
vi.mock('@/content/brand/get-site-brand', () => ({
  getSiteBrand: async () => ({ name: 'Тыңда', look: defaultLook }),
}))
vi.mock('@/content/editorial/get-home', () => ({ getHome: async () => ({ seo: { title: 'Т', description: 'О' } }) }))
vi.mock('@/content/addresses/get-page-words', () => ({ getPageWords: async () => found }))
vi.mock('@/features/social/get-picture', () => ({
  getPicture: async (words: PictureWords) => {
    drawn.push(words)
    return { png: new Uint8Array([1]), etag: '"1"' }
  },
}))

beforeEach(() => {
  drawn.length = 0
  found = page
})

async function ask(locale: string, ...address: string[]) {
  const { GET } = await import('./[locale]/[...address]/route')
  return GET(new Request('https://estu.example/og'), { params: Promise.resolve({ locale, address }) })
}

test.each(['ru', 'kk'] as const)(
  'what is sold at a price is drawn with it, as its page writes it (%s)',
  async (locale) => {
    expect((await ask(locale, 'raskhodniki', 'batareyki')).status).toBe(200)
    expect(drawn).toMatchObject([{ title: 'Батарейки', name: 'Тыңда', locale, price: formatTenge(4500, locale) }])
  },
)

test('what has no price, a section and the home page are drawn without one', async () => {
  found = { ...page, priceKzt: null }
  await ask('ru', 'articles', 'a')
  await ask('ru', 'apparaty')
  await ask('ru', 'home')
  expect(drawn.map(({ price }) => price)).toEqual(['', '', ''])
})
