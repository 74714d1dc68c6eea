import { type Locale, locales } from '@estu/domain/locale/locales'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import NotFoundPage from './page'

vi.mock('@/layout/site-frame', () => ({ SiteFrame: ({ children }: { children: unknown }) => children }))

const linksIn = async (locale: Locale) => {
  const page = renderToStaticMarkup(await NotFoundPage({ params: Promise.resolve({ locale }) }))
  return [...page.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => href)
}
const ways = ['/search', '/apparaty', '/raskhodniki', '/filialy', '/feedback']

test.each(locales)(
  'a page that is not there leads to search, goods, branches and whoever answers (%s)',
  async (locale) => {
    const prefix = locale === 'kk' ? '/kk' : ''
    expect(await linksIn(locale)).toEqual([prefix || '/', ...ways.map((way) => `${prefix}${way}`)])
  },
)
