import { editorAt } from '../support/admin/editor.ts'
import { showPreview } from '../support/admin/preview-frame.ts'
import { draftInBoth } from '../support/admin/releases-rest.ts'
import { richText } from '../support/admin/rich-text.ts'
import { addresses, oneLanguageEach } from '../support/pages/site-routes.ts'
import { sitemapParts } from '../support/pages/sitemap.ts'
import { expect, test } from '../support/test.ts'
import { readTestEnv } from '../support/test-env.ts'
import { visit } from '../support/visitor.ts'

const { cmsUrl, fullSize } = readTestEnv()
const canary = `kanareika0${Date.now().toString(36)}`

const text = richText(canary)
const meta = { title: canary, description: canary }
const always = { startsAt: '2026-01-01T00:00:00Z', endsAt: '2027-12-31T00:00:00Z' }

const goods = {
  title: canary,
  summary: canary,
  description: text,
  priceKzt: 987_654,
  availability: 'in_stock',
  inTheBox: [{ item: canary }],
  faq: [{ question: canary, answer: canary }],
  meta,
}

/** The canary in every field that can hold words, in a draft of every collection. */
const drafts: Record<string, Record<string, unknown>> = {
  articles: { kind: 'expert', title: canary, summary: canary, body: text, sources: [{ title: canary }], meta },
  devices: {
    title: canary,
    summary: canary,
    series: canary,
    description: text,
    priceKzt: 987_654,
    colours: [{ name: canary, hex: '#000000' }],
    inTheBox: [{ item: canary }],
    faq: [{ question: canary, answer: canary }],
    formFactor: 'ric',
    availability: 'in_stock',
    meta,
  },
  brands: { title: canary, tagline: canary, country: canary, story: text, meta },
  promotions: { ...always, title: canary, summary: canary, audience: canary, body: text, terms: text, meta },
  branches: {
    title: canary,
    city: canary,
    district: canary,
    address: canary,
    directions: canary,
    phone: canary,
    whatsapp: canary,
    services: [{ name: canary }],
    meta,
  },
  specialists: { title: canary, role: canary, education: canary },
  implants: { ...goods, component: 'headpiece', candidacy: canary, mriNote: canary },
  consumables: { ...goods, kind: 'battery', size: canary, returnPolicy: '14_days' },
  accessories: { ...goods, kind: 'case', returnPolicy: '14_days' },
  services: { title: canary, summary: canary, body: text, preparation: text, durationMin: 30, priceKzt: 987_654, meta },
  faq: { group: 'check', title: canary, answer: text },
  pages: {
    title: canary,
    lead: canary,
    layout: [
      { blockType: 'notice', title: canary, text: canary },
      { blockType: 'text', body: text },
      { blockType: 'faq', title: canary, items: [{ question: canary, answer: text }] },
      { blockType: 'steps', title: canary, steps: [{ when: canary, title: canary, text: canary }] },
      { blockType: 'callToAction', title: canary, text: canary, label: canary, href: '/filialy' },
    ],
    meta,
  },
}

const sections = ['/', '/articles/', '/stati-ekspertnye/', '/apparaty/', '/akcii/', '/filialy/']

/** Where a draft would stand, were it published; the full tier asks for each in other sections too. */
const placesOf: Record<string, string[]> = {
  articles: ['/articles/', '/stati-ekspertnye/'],
  devices: ['/apparaty/', '/slukhovye-apparaty-dlya-detey/'],
  promotions: ['/akcii/'],
  branches: ['/filialy/'],
  specialists: ['/specialisty/'],
  implants: ['/implanty/'],
  consumables: ['/raskhodniki/'],
  accessories: ['/aksessuaries/'],
  services: ['/uslugi/'],
}

const addressesOfDrafts = Object.keys(drafts).flatMap((collection) =>
  [...new Set([...(placesOf[collection] ?? ['/']), ...(fullSize ? sections : [])])].map(
    (section) => `${section}${canary}-${collection}`,
  ),
)

/** Some at a time, so that a shop under test stays able to answer. */
const atATime = 4

/** What an address tells of a draft: as a page, and as data of a navigation. */
async function toldBy(path: string): Promise<string[]> {
  const seen = await Promise.all([visit(path), visit(path, { rsc: '1' })])
  return seen.some(({ html }) => html.includes(canary) || /987.654/.test(html)) ? [path] : []
}

test('no visitor ever sees a draft, whatever they ask', async ({ page }) => {
  const editor = editorAt(page)
  await editor.signIn()
  const rest = (method: string, path: string, data: unknown) =>
    page.evaluate(
      async ([verb, url, body]) => {
        const response = await fetch(url ?? '', { method: verb, headers: { 'content-type': 'application/json' }, body })
        return { status: response.status, json: await response.json() }
      },
      [method, `${cmsUrl}/api/${path}`, JSON.stringify(data)] as const,
    )
  for (const [collection, fields] of Object.entries(drafts)) {
    const created = await rest('POST', `${collection}?draft=true&locale=ru`, {
      ...fields,
      slug: `${canary}-${collection}`,
      _status: 'draft',
    })
    expect(created.status, `${collection}: ${JSON.stringify(created.json)}`).toBe(201)
    const published = await page.evaluate(
      (url) => fetch(url).then((response) => response.json()),
      `${cmsUrl}/api/${collection}?locale=ru&depth=0&limit=1&sort=createdAt`,
    )
    const changed = await rest('PATCH', `${collection}/${published.docs[0].id}?draft=true&locale=ru`, {
      ...fields,
      _status: 'draft',
    })
    expect(changed.status, collection).toBe(200)
  }

  const asked = [
    ...(fullSize ? addresses : oneLanguageEach).map(({ address }) => address),
    ...addressesOfDrafts,
    '/sitemap.xml',
    ...(await sitemapParts()),
    '/robots.txt',
    '/api/messages/ru.json',
    '/api/cards/ru?slugs=demo-phonak-ric-90-r',
  ]
  const telling: string[] = []
  for (let first = 0; first < asked.length; first += atATime)
    telling.push(...(await Promise.all(asked.slice(first, first + atATime).map(toldBy))).flat())
  expect(telling).toEqual([])
})

test('a preview link shows the draft in the language being edited to its bearer, and to nobody with a changed one', async ({
  page,
}) => {
  await editorAt(page).signIn()
  const id = await draftInBoth(page, `${canary}-preview`)
  const framed = page.waitForRequest((request) => request.url().includes('/preview/'))
  await page.goto(`${cmsUrl}/admin/collections/articles/${id}?locale=kk`)
  await showPreview(page)
  const url = new URL((await framed).url())
  await expect(page.frameLocator('#live-preview-iframe').locator('h1')).toHaveText(`${canary}-preview қаз`)

  const shown = await visit(url.pathname)
  expect(shown.html).toContain(canary)
  expect(shown.headers.get('cache-control')).toContain('no-store')
  expect(shown.headers.get('x-robots-tag')).toContain('noindex')
  const forged = await visit(`${url.pathname.slice(0, -3)}AAA`)
  expect(forged.html).not.toContain(canary)
})

// In the gate drafts of articles, devices and pages are previewed, here and in admin/publishing/live-preview.
for (const { collection, slug } of [
  { collection: 'services', slug: 'vyezd-na-dom' },
  { collection: 'consumables', slug: 'demo-battery-10' },
])
  test(`${collection} are previewed too, in the language being edited`, { tag: '@full' }, async ({ page }) => {
    await editorAt(page).signIn()
    const found = await page.evaluate(
      (url) => fetch(url).then((response) => response.json()),
      `${cmsUrl}/api/${collection}?where[slug][equals]=${slug}&locale=kk&depth=0&draft=true`,
    )
    const { id, title } = found.docs[0]
    await page.goto(`${cmsUrl}/admin/collections/${collection}/${id}?locale=kk`)
    await expect(page.locator('#field-title')).toHaveValue(title)
    const frame = page.frameLocator('#live-preview-iframe').locator('h1')
    if (!(await page.locator('iframe').count())) await page.locator('#live-preview-toggler').click()
    await expect(frame).toHaveText(title)
  })
