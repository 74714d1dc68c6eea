import { locales, localisePath } from '@estu/domain/locale/locales'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { readTestEnv } from '../../e2e/support/test-env.ts'
import { visit } from '../../e2e/support/visitor.ts'
import { atomFaults } from '../../e2e/support/wire/feeds/atom-faults.ts'
import { merchantFaults } from '../../e2e/support/wire/feeds/merchant-faults.ts'
import { ymlFaults } from '../../e2e/support/wire/feeds/yml-faults.ts'
import { expect, step, test } from '../support/test.ts'

const { webUrl } = readTestEnv()
const parser = new XMLParser({ ignoreAttributes: false, isArray: (name) => ['item', 'offer', 'entry'].includes(name) })

/** Asks until nothing changed the feed between two questions: the worker follows other tests a moment later. */
async function unchanged(path: string) {
  const answer = await visit(path)
  expect(answer.status, path).toBe(200)
  const again = await visit(path, { 'if-none-match': answer.headers.get('etag') ?? '' })
  if (again.status === 200 && again.html !== answer.html) return unchanged(path)
  expect(again.status, path).toBe(304)
  return answer
}

async function feed(path: string, type: string) {
  const answer = await unchanged(path)
  expect(answer.headers.get('content-type'), path).toContain(type)
  expect(XMLValidator.validate(answer.html), path).toBe(true)
  return { ...parser.parse(answer.html), xml: answer.html }
}

const own = (path: string) => `${webUrl}${path}`

test('feeds tell what is sold and the newest articles, in both languages, and no more', async () => {
  for (const locale of locales) {
    const prefix = locale === 'ru' ? '' : localisePath(locale, '/')
    await step(`others can list what is sold, in ${locale}`, async () => {
      const { rss, xml: merchant } = await feed(`/feeds/${locale}/merchant.xml`, 'application/xml')
      const { yml_catalog: yml, xml: catalogue } = await feed(`/feeds/${locale}/yml.xml`, 'application/xml')
      expect([...merchantFaults(merchant), ...ymlFaults(catalogue)]).toEqual([])
      const items: Record<string, string>[] = rss.channel.item
      const offers: Record<string, string>[] = yml.shop.offers.offer
      expect(items.length).toBeGreaterThan(30)
      expect(offers.length).toBeGreaterThanOrEqual(items.length)
      for (const item of items) {
        for (const name of ['id', 'title', 'description', 'link', 'image_link', 'availability', 'price'])
          expect(String(item[`g:${name}`] ?? ''), `${item['g:link']} ${name}`).not.toBe('')
        expect(item['g:link']).toMatch(new RegExp(`^${own(`${prefix}/`)}`))
      }
      for (const offer of offers)
        for (const name of ['url', 'price', 'currencyId', 'categoryId', 'name'])
          expect(String(offer[name] ?? ''), `${offer.url} ${name}`).not.toBe('')
      expect(new Set(offers.map((offer) => offer['@_id'])).size).toBe(offers.length)
      const picture = await fetch(String(items[0]?.['g:image_link']))
      expect(picture.headers.get('content-type')).toMatch(/^image\//)
    })

    await step(`readers of feeds find the newest articles, in ${locale}`, async () => {
      const path = `/feeds/${locale}/articles.atom`
      expect((await visit(`${prefix}/articles`)).html).toContain(`type="application/atom+xml"`)
      expect((await visit(`${prefix}/articles`)).html).toContain(`href="${path}"`)
      const { feed: told, xml } = await feed(path, 'application/atom+xml')
      expect(atomFaults(xml)).toEqual([])
      expect(told.entry.length).toBeGreaterThan(10)
      for (const entry of told.entry) {
        expect(entry).toMatchObject({ id: expect.stringContaining(own(`${prefix}/`)), title: expect.anything() })
        expect(Number.isNaN(Date.parse(entry.updated))).toBe(false)
      }
    })
  }
  await step('a feed in another language or of another name is refused with the reason', async () => {
    for (const [path, error] of [
      ['/feeds/de/merchant.xml', 'unknown-locale'],
      ['/feeds/RU/yml.xml', 'unknown-locale'],
      ['/feeds/ru/nope.xml', 'unknown-feed'],
    ] as const) {
      const answer = await visit(path)
      expect([path, answer.status, JSON.parse(answer.html).error]).toEqual([path, 404, error])
    }
    expect((await visit('/feeds/ru')).status).toBe(404)
  })
  await step('the sitemap names the pictures of its pages', async () => {
    const { html } = await visit('/sitemap/accessories-1.xml')
    expect(XMLValidator.validate(html)).toBe(true)
    const [, picture = ''] = /<image:image><image:loc>([^<]+)</.exec(html) ?? []
    expect((await fetch(picture)).headers.get('content-type')).toMatch(/^image\//)
    const { html: devices } = await visit('/sitemap/devices-1.xml')
    const pages = devices.match(/<url>.*?<\/url>/gs) ?? []
    expect(pages.length).toBeGreaterThan(0)
    expect(pages.filter((page) => !page.includes('<image:loc>'))).toEqual([])
  })
  await step('without a key from the environment nobody is told one', async () => {
    expect((await visit('/indexnow.txt')).status).toBe(404)
  })
})
