import type { Locale } from '@estu/domain/locale/locales'
import sharp from 'sharp'
import { richText } from '../../e2e/support/admin/rich-text.ts'
import { locationsIn, readSitemap, sitemapParts } from '../../e2e/support/pages/sitemap.ts'
import { graphsIn, nodesIn } from '../../e2e/support/structured-data/read-graph.ts'
import { readTestEnv } from '../../e2e/support/test-env.ts'
import { visit } from '../../e2e/support/visitor.ts'
import { staffRest } from '../support/staff-rest.ts'
import { expect, step, test } from '../support/test.ts'

const { webUrl } = readTestEnv()

type Row = { url: string; locale: string; title: string; robots: string; canonical: string; image: string }
const metadata = async (): Promise<Row[]> => JSON.parse((await visit('/api/seo/metadata.json')).html).pages

test('metadata, sitemap, drawn pictures, llms.txt and pages of lists tell what there is', async () => {
  await step('tools read the metadata of every published page, as a table too, and whether it changed', async () => {
    const rows = await metadata()
    const inSitemap = locationsIn(await readSitemap())
    const documents = inSitemap.filter((url) => rows.some((row) => row.url === url))
    expect(new Set(rows.map(({ url }) => url)).size).toBe(rows.length)
    expect(documents.length).toBe(
      rows.filter(({ robots, url, canonical }) => robots === 'index, follow' && url === canonical).length,
    )
    const csv = await visit('/api/seo/metadata.csv')
    expect(csv.html.startsWith('url;locale;type;')).toBe(true)
    const bytes = await fetch(`${webUrl}/api/seo/metadata.csv`).then((response) => response.arrayBuffer())
    expect([...new Uint8Array(bytes).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(csv.html.split('\r\n').length).toBe(rows.length + 2)
    const etag = csv.headers.get('etag') ?? ''
    expect((await visit('/api/seo/metadata.csv', { 'if-none-match': etag })).status).toBe(304)
  })
  await step('the sitemap is an index of parts, each a file of its own with every page once', async () => {
    const index = await visit('/sitemap.xml')
    expect(index.headers.get('content-type')).toContain('application/xml')
    expect(index.html).toContain('<sitemapindex ')
    const parts = await sitemapParts()
    expect(parts).toContain('/sitemap/sections-1.xml')
    expect(parts).toContain('/sitemap/devices-1.xml')
    for (const path of parts) {
      const part = await visit(path)
      expect(part.status, path).toBe(200)
      expect(part.headers.get('content-type'), path).toContain('application/xml')
      expect(part.html.trimEnd(), path).toMatch(/<\/urlset>$/)
      expect(locationsIn(part.html).length, path).toBeGreaterThan(0)
      expect((await visit(path, { 'if-none-match': part.headers.get('etag') ?? '' })).status, path).toBe(304)
    }
    const addresses = locationsIn(await readSitemap())
    expect(new Set(addresses).size).toBe(addresses.length)
    expect(addresses).toEqual(
      expect.arrayContaining([webUrl, `${webUrl}/kk`, `${webUrl}/apparaty`, `${webUrl}/kk/reviews`]),
    )
    const entry = (await visit('/sitemap/sections-1.xml')).html
      .split('\n')
      .find((line) => line.includes('/kk/apparaty</loc>'))
    for (const [language, path] of [
      ['ru-KZ', '/apparaty'],
      ['kk-KZ', '/kk/apparaty'],
      ['x-default', '/apparaty'],
    ])
      expect(entry).toContain(`hreflang="${language}" href="${webUrl}${path}"`)
    for (const path of [
      '/sitemap/devices-99.xml',
      '/sitemap/devices-0.xml',
      '/sitemap/users-1.xml',
      '/sitemap/devices-1',
    ])
      expect((await visit(path)).status, path).toBe(404)
  })
  await step('a page without a picture gets a drawn one in its own language, and nothing else does', async () => {
    const answer = await fetch(`${webUrl}/og/kk/stati-ekspertnye/pervye-30-dney-s-apparatom`)
    expect(answer.headers.get('content-type')).toBe('image/png')
    const picture = sharp(Buffer.from(await answer.arrayBuffer()))
    expect(await picture.metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    const { channels } = await picture.stats()
    expect(Math.min(...channels.slice(0, 3).map(({ min }) => min))).toBeLessThan(60)
    for (const path of ['/og/kk/articles/no-such-page', '/og/de/home', '/og/ru/..%2f..%2fetc']) {
      expect((await visit(path)).status, path).toBe(404)
    }
    expect((await visit('/')).html).toMatch(/og:image" content="[^"]+\/og\/ru\/home/)
  })
  await step('searches for goods get what a product looks like, square and without a word', async () => {
    const { html } = await visit('/kk/apparaty/demo-phonak-ric-90-r')
    const [, url = ''] = /"image":\["([^"]+\/og\/without-words\/kk\/apparaty\/[^"]+)"\]/.exec(html) ?? []
    const answer = await fetch(url)
    const picture = sharp(Buffer.from(await answer.arrayBuffer()))
    expect(await picture.metadata()).toMatchObject({ format: 'png', width: 1200, height: 1200 })
    for (const path of ['/og/without-words/kk/apparaty/nope', '/og/without-words/de/apparaty', '/og/without-words']) {
      expect((await visit(path)).status, path).toBe(404)
    }
  })
  await step('language models get the site in one page', async () => {
    const { status, html } = await visit('/llms.txt')
    expect(status).toBe(200)
    expect(html).toMatch(/^# Есту/)
    expect(html).toContain(`${webUrl}/apparaty/`)
    const headings = [...html.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)
    expect(new Set(headings).size).toBe(headings.length)
    expect(headings).toEqual(expect.arrayContaining(['Слуховые аппараты', 'Есту аппараттары', 'Optional']))
    const kazakh = html.slice(html.indexOf('## Есту аппараттары'))
    expect(kazakh.split('\n## ')[0]).not.toContain(`${webUrl}/apparaty`)
  })
  await step('a page of a list that does not exist is not found, and the first one has one address', async () => {
    for (const path of ['/articles', '/kk/stati-ekspertnye', '/reviews']) {
      expect((await visit(`${path}?page=900`)).status, path).toBe(404)
      const first = await visit(`${path}?page=1`)
      expect(first.status, path).toBe(200)
      expect(first.html, path).toContain(`<link rel="canonical" href="${webUrl}${path}"`)
    }
  })
})

test('what an editor saves moves robots, the main address and dates, each where it changed', async () => {
  await step('an editor hides a page from search in one language and points another to its main address', async () => {
    const rest = await staffRest()
    const mark = Date.now().toString(36)
    const words = { title: `Поиск ${mark}`, summary: 'Кратко.', body: richText('Текст.'), kind: 'general' }
    const made = await rest.post('articles?locale=ru', { ...words, meta: { noindex: true }, _status: 'published' })
    const { id, slug } = made.json.doc
    const path = `/articles/${slug}`
    expect((await visit(path)).html).toContain('<meta name="robots" content="noindex')
    expect(await readSitemap()).not.toContain(path)
    expect((await metadata()).find(({ url }) => url === `${webUrl}${path}`)?.robots).toBe('noindex, follow')
    await rest.patch(`articles/${id}?locale=ru`, {
      meta: { noindex: false, canonical: '/filialy' },
      _status: 'published',
    })
    await expect.poll(async () => (await visit(path)).html).toContain(`<link rel="canonical" href="${webUrl}/filialy"`)
    expect(await readSitemap()).not.toContain(path)
  })
  await step(
    'a save without a change moves no date that search engines read, a change of words moves both',
    async () => {
      const rest = await staffRest()
      const mark = Date.now().toString(36)
      const russian = { title: `Дата ${mark}`, summary: 'Кратко.', body: richText('Текст.') }
      const kazakh = { title: `Күні ${mark}`, summary: 'Қысқаша.', body: richText('Мәтін.') }
      const made = await rest.post('articles?locale=ru', { ...russian, kind: 'general', _status: 'published' })
      const { id, slug } = made.json.doc
      const save = async (locale: Locale, words: object) => {
        const saved = await rest.patch(`articles/${id}?locale=${locale}`, { ...words, _status: 'published' })
        expect(saved.status).toBe(200)
        return saved.json.doc.updatedAt as string
      }
      await save('kk', kazakh)
      const paths = { ru: `/articles/${slug}`, kk: `/kk/articles/${slug}` }
      /** As the sitemap and the page itself tell it. */
      const toldOf = async (locale: Locale) => [await lastChange(paths[locale]), await modifiedIn(paths[locale])]
      await expect.poll(() => toldOf('kk')).not.toContain('')
      await expect.poll(() => toldOf('ru')).not.toContain('')
      const first = { ru: await toldOf('ru'), kk: await toldOf('kk') }
      expect(new Set(first.ru).size).toBe(1)

      const saved = await save('ru', {})
      expect(Date.parse(saved)).toBeGreaterThan(Date.parse(first.ru[0] ?? ''))
      const changed = await save('kk', { title: `Жаңа күні ${mark}` })
      await expect.poll(() => toldOf('kk')).toEqual([changed, changed])
      // By now the storefront has heard of the save before it too.
      expect(await toldOf('ru')).toEqual(first.ru)
      const reworded = await save('ru', { title: `Новая дата ${mark}` })
      await expect.poll(() => toldOf('ru')).toEqual([reworded, reworded])
      expect(await toldOf('kk')).toEqual([changed, changed])
    },
  )
})

/** When a page last changed, as the sitemap has it of an article; empty where it has no such page. */
async function lastChange(path: string): Promise<string> {
  const parts = (await sitemapParts()).filter((part) => part.startsWith('/sitemap/articles-'))
  const lines = (await Promise.all(parts.map((part) => visit(part)))).flatMap(({ html }) => html.split('\n'))
  const entry = lines.find((line) => line.includes(`<loc>${webUrl}${path}</loc>`))
  return /<lastmod>([^<]+)<\/lastmod>/.exec(entry ?? '')?.[1] ?? ''
}

/** The same as the page's own data have it. */
async function modifiedIn(path: string): Promise<string> {
  const article = nodesIn(graphsIn((await visit(path)).html)).find((node) => 'dateModified' in node)
  return String(article?.dateModified ?? '')
}
