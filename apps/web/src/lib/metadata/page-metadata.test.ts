import { expect, it, vi } from 'vitest'

vi.mock('server-only', () => ({}))
vi.mock('./site-url', () => ({ siteUrl: (path: string) => `https://estu.example${path}` }))

const { pageMetadata } = await import('./page-metadata')
const seo = { title: 'Слух', description: 'О слухе', noindex: false, canonical: null }
const page = { locale: 'ru', path: '/articles/a', languages: ['ru', 'kk'], seo, siteName: 'Слух' } as const
const russian = 'https://estu.example/articles/a'
const kazakh = 'https://estu.example/kk/articles/a'

it('names the languages in which search engines may show the page', () => {
  expect(pageMetadata(page).alternates?.languages).toEqual({ 'ru-KZ': russian, 'kk-KZ': kazakh, 'x-default': russian })
  expect(pageMetadata({ ...page, listed: ['ru'] }).alternates?.languages).toEqual({
    'ru-KZ': russian,
    'x-default': russian,
  })
})

it('names none on a page that search engines are kept off or sent on from', () => {
  for (const hidden of [{ noindex: true }, { canonical: '/filialy' }])
    expect(pageMetadata({ ...page, seo: { ...seo, ...hidden } }).alternates?.languages).toBeUndefined()
  expect(pageMetadata({ ...page, noindex: true }).alternates?.languages).toBeUndefined()
})
