import { expect, test, vi } from 'vitest'

vi.mock('@/env', () => ({ readWebEnv: () => ({ webUrl: 'https://estu.example' }) }))
vi.mock('@/content/clinic/get-organisation', () => ({
  getOrganisation: async () => ({ name: 'Есту', description: '' }),
}))
vi.mock('@/content/brand/get-site-brand', () => ({ getSiteBrand: async () => ({ name: 'Есту' }) }))
vi.mock('@/content/search-engines/content-etag', () => ({ contentEtag: async () => '"1"' }))
vi.mock('@/content/search-engines/list-feed-articles', () => ({ listFeedArticles: async () => [] }))
vi.mock('./feed-products', () => ({ feedProducts: async function* () {} }))

async function ask(locale: string, file: string) {
  const { GET } = await import('./[locale]/[file]/route')
  return GET(new Request('https://estu.example/'), { params: Promise.resolve({ locale, file }) })
}

test.each([
  ['de', 'merchant.xml', { error: 'unknown-locale', known: ['ru', 'kk'] }],
  ['RU', 'yml.xml', { error: 'unknown-locale', known: ['ru', 'kk'] }],
  ['constructor', 'articles.atom', { error: 'unknown-locale', known: ['ru', 'kk'] }],
  ['ru', 'nope.xml', { error: 'unknown-feed', known: ['merchant.xml', 'yml.xml', 'articles.atom'] }],
])('%s/%s is refused with the reason and what there is instead', async (locale, file, reason) => {
  const answer = await ask(locale, file)
  expect([answer.status, answer.headers.get('cache-control'), await answer.json()]).toEqual([404, 'no-store', reason])
})

test.each(['merchant.xml', 'yml.xml', 'articles.atom'])('%s is given in a known language', async (file) => {
  expect((await ask('kk', file)).status).toBe(200)
})
