import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { ListedPage } from './listed-page'

vi.mock('server-only', () => ({}))
vi.mock('@/lib/metadata/site-url', () => ({
  siteUrl: (path: string) => `https://estu.example${path === '/' ? '' : path}`,
}))

const page = (locale: 'ru' | 'kk', more: Partial<ListedPage> = {}): ListedPage => ({
  collection: 'articles',
  locale,
  path: '/articles/a',
  title: 'Слух; «А»',
  description: '=1+1',
  heading: 'Слух',
  summary: '',
  image: null,
  pictures: ['/media/a&b.webp'],
  noindex: false,
  canonical: null,
  updatedAt: '2026-02-02T03:04:05.000Z',
  changedAt: '2026-01-02T03:04:05.000Z',
  ...more,
})

async function* walk(...documents: ListedPage[][]) {
  yield* documents
}

const joined = async (parts: AsyncIterable<string>) => {
  let text = ''
  for await (const part of parts) text += part
  return text
}

let rows: typeof import('./metadata-rows')
let xml: typeof import('./sitemap-xml')
beforeAll(async () => {
  rows = await import('./metadata-rows')
  xml = await import('./sitemap-xml')
})

describe('metadata', () => {
  test('is JSON however many documents there are', async () => {
    expect(JSON.parse(await joined(rows.metadataJson(walk())))).toEqual({ pages: [] })
    const two = await joined(rows.metadataJson(walk([page('ru'), page('kk')], [page('ru', { path: '/articles/b' })])))
    expect(JSON.parse(two).pages.map(({ url }: { url: string }) => url)).toEqual([
      'https://estu.example/articles/a',
      'https://estu.example/kk/articles/a',
      'https://estu.example/articles/b',
    ])
  })

  test('names the languages that search engines may show, and the picture that the page shows', () => {
    const [russian, kazakh] = rows.metadataRows([page('ru'), page('kk', { noindex: true })])
    expect(russian?.alternates).toEqual({
      'ru-KZ': 'https://estu.example/articles/a',
      'x-default': 'https://estu.example/articles/a',
    })
    expect(kazakh).toMatchObject({ robots: 'noindex, follow', alternates: {} })
    const elsewhere = rows.metadataRows([page('ru'), page('kk', { canonical: '/filialy' })])
    expect(elsewhere.map(({ alternates }) => Object.keys(alternates))).toEqual([['ru-KZ', 'x-default'], []])
    expect(russian?.image).toMatch(/^https:\/\/estu\.example\/og\/ru\/articles\/a\?v=/)
    expect(rows.metadataRows([page('ru', { image: '/media/a.webp' })])[0]?.image).toBe(
      'https://estu.example/media/a.webp',
    )
  })

  test('is a table that no spreadsheet runs', async () => {
    const [head, row, end] = (await joined(rows.metadataCsv(walk([page('ru')])))).split('\r\n')
    expect(head).toMatch(/^\uFEFFurl;locale;type;/)
    expect(row).toContain(`;"Слух; «А»";`)
    expect(row).toContain(`;'=1+1;`)
    expect(end).toBe('')
  })
})

describe('sitemap', () => {
  test('gives each language with the others, and leaves out what is hidden or stands elsewhere', async () => {
    const part = await joined(
      xml.sitemapPart(
        walk(
          [page('ru'), page('kk')],
          [page('ru', { path: '/articles/hidden', noindex: true }), page('kk', { path: '/articles/hidden' })],
          [page('ru', { path: '/articles/elsewhere', canonical: '/filialy' })],
        ),
      ),
    )
    expect([...part.matchAll(/<loc>([^<]+)</g)].map(([, url]) => url)).toEqual([
      'https://estu.example/articles/a',
      'https://estu.example/kk/articles/a',
      'https://estu.example/kk/articles/hidden',
    ])
    expect(part).toContain('<xhtml:link rel="alternate" hreflang="kk-KZ" href="https://estu.example/kk/articles/a"/>')
    expect(part).not.toContain('href="https://estu.example/articles/hidden"')
    expect(part).toContain('<image:image><image:loc>https://estu.example/media/a&amp;b.webp</image:loc></image:image>')
    const drawn = await joined(xml.sitemapPart(walk([page('kk', { pictures: [] })])))
    expect(drawn).toMatch(/<image:loc>https:\/\/estu\.example\/og\/kk\/articles\/a\?v=[^<]+<\/image:loc>/)
    expect(part).toContain('<lastmod>2026-01-02T03:04:05.000Z</lastmod>')
  })

  test('names its parts', () => {
    const index = xml.sitemapIndex([{ name: 'sections-1', updatedAt: null }])
    expect(index).toContain('<sitemap><loc>https://estu.example/sitemap/sections-1.xml</loc></sitemap>')
  })
})
