import { createHash } from 'node:crypto'
import { defaultColours } from '@estu/domain/brand/brand-colours'
import { locales, localisePath } from '@estu/domain/locale/locales'
import sharp from 'sharp'
import { readTestEnv } from '../../e2e/support/test-env.ts'
import { asTyped, visit } from '../../e2e/support/visitor.ts'
import { staffRest } from '../support/staff-rest.ts'
import { expect, step, test } from '../support/test.ts'

const { cmsUrl, webUrl } = readTestEnv()

const colours = {
  ...defaultColours,
  light: { accent: '#5b2a86', accentText: '#ffffff', paper: '#f7f4fb', deep: '#2e1a47', highlight: '#f2b84b' },
}
const other = { name: 'Тыңда', shortName: 'Тыңда', colours, typeface: 'noto-serif' }
const former = { name: 'Есту', shortName: 'Есту', colours: defaultColours, typeface: 'golos-text', icon: null }

/** In Kazakh the former name is also the word for hearing: there it is looked for as a name is written. */
const nameIn = {
  ru: /Есту|Estu\b/,
  kk: /«Есту»|· Есту(?![\p{L} ])|(?:^|[>"])Есту(?:[<".]| —)|— Есту\.|Естудегі|Estu\b/u,
}

async function rename(brand: object): Promise<void> {
  const rest = await staffRest()
  for (const locale of locales) {
    const { status, json } = await rest.post(`globals/brand?locale=${locale}`, brand)
    expect(status, JSON.stringify(json)).toBe(200)
  }
}

/** A square of one colour. */
async function storeIcon(): Promise<string> {
  const picture = sharp({ create: { width: 512, height: 512, channels: 3, background: colours.light.accent } })
  return (await staffRest()).upload('tynda.png', new Uint8Array(await picture.png().toBuffer()), 'Тыңда')
}

/** What the demonstration's own texts say of the former name: they are content, and an owner removes them. */
async function storedTexts(): Promise<string[]> {
  const rest = await staffRest()
  const globals = ['home', 'sections', 'organisation', 'legal', 'navigation', 'announcement', 'delivery']
  const collections = ['devices', 'brands', 'articles', 'reviews', 'faq', 'branches', 'services', 'landings', 'pages']
  const asked = [
    ...globals.map((slug) => `globals/${slug}?depth=0`),
    ...collections.map((slug) => `${slug}?depth=0&limit=100`),
  ]
  const answers = await Promise.all(
    asked.flatMap((path) => locales.map((locale) => rest.get(`${path}&locale=${locale}`))),
  )
  const texts = new Set(answers.flatMap(({ json }) => textsIn(json)).map(asTyped))
  return [...texts].filter((text) => /Есту|Estu/.test(text)).toSorted((one, two) => two.length - one.length)
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const missing = '/net-takoy-stranitsy'
const pages = ['/', '/apparaty/demo-phonak-ric-90-r', '/reviews', '/error', '/offline', '/cart', missing]
const files = (prefix: string, locale: string) => [
  `${prefix}/manifest.webmanifest`,
  `${prefix}/opensearch.xml`,
  `/feeds/${locale}/merchant.xml`,
  `/feeds/${locale}/yml.xml`,
  `/feeds/${locale}/articles.atom`,
]

test('a shop called otherwise shows its own name and colours everywhere, and nothing of the former', async () => {
  const content = await storedTexts()
  const withoutContent = (text: string) => content.reduce((left, written) => left.replaceAll(written, ''), text)
  const tracesIn = (text: string, locale: 'ru' | 'kk') =>
    // Names of our own protocol stay: they are written in small letters, and nobody reads them.
    [...withoutContent(text).matchAll(new RegExp(nameIn[locale], 'gu'))].map(({ index, input }) =>
      input.slice(Math.max(0, index - 60), index + 60),
    )
  await rename({ ...other, icon: await storeIcon() })
  try {
    await expect.poll(async () => (await visit('/')).html, { timeout: 30_000 }).toContain('>Тыңда</a>')
    for (const locale of locales)
      for (const path of pages)
        await step(`${locale} ${path}`, async () => {
          const address = localisePath(locale, path)
          const { status, html } = await visit(address)
          expect(status).toBe(path === missing ? 404 : 200)
          expect(tracesIn(html, locale)).toEqual([])
          expect(html).toContain('Тыңда')
          expect(html).toContain('noto-serif-text')
          expect(html).not.toMatch(/rel="preload"[^>]*golos-text/)
        })
    for (const locale of locales)
      for (const path of files(locale === 'ru' ? '' : '/kk', locale))
        await step(path, async () => {
          const { status, html } = await visit(path)
          expect(status).toBe(200)
          expect(tracesIn(html, locale)).toEqual([])
        })
    await step('lists for search engines and the worker', async () => {
      for (const path of ['/sitemap.xml', '/llms.txt', '/sw.js', '/robots.txt'])
        expect(tracesIn((await visit(path)).html, 'ru'), path).toEqual([])
      expect((await visit('/llms.txt')).html).toMatch(/^# Тыңда/)
    })
    await step('the installed app', async () => {
      const manifest = JSON.parse((await visit('/manifest.webmanifest')).html)
      expect(manifest).toMatchObject({ short_name: 'Тыңда', background_color: '#f7f4fb' })
      expect(manifest.name).toMatch(/^Тыңда — /)
      const { html } = await visit('/')
      const inPage = [...html.matchAll(/rel="(?:apple-touch-)?icon" href="([^"]+)"/g)].map(([, src]) => String(src))
      const inManifest = manifest.icons.map(({ src }: { src: string }) => src)
      expect([inPage.length, inManifest.length]).toEqual([3, 4])
      for (const src of [...inPage, ...inManifest]) {
        const answer = await fetch(new URL(src, webUrl))
        expect([answer.status, answer.headers.get('content-type')], src).toEqual([200, 'image/png'])
        const { width, height } = await sharp(await answer.arrayBuffer()).metadata()
        expect(src).toMatch(new RegExp(`^/brand/icon/\\w+-(icon|maskable)-${width}\\.png$`))
        expect(height).toBe(width)
      }
    })
    await step('where the staff sign in', async () => {
      for (const locale of locales) {
        const answer = await fetch(`${cmsUrl}/admin/login`, { headers: { 'accept-language': locale } })
        const html = asTyped(await answer.text())
        expect(tracesIn(html, locale)).toEqual([])
        expect(html).toMatch(/<title>[^<]*· Тыңда<\/title>/)
      }
    })
    await step('colours pass the policy, and come with the page', async () => {
      const { html, headers } = await visit('/')
      const style = /<style data-precedence="brand"[^>]*>([^<]*)<\/style>/.exec(html)?.[1] ?? ''
      expect(style).toContain('--action:#5b2a86')
      const hash = createHash('sha256').update(style).digest('base64')
      expect(headers.get('content-security-policy')).toContain(`'sha256-${hash}'`)
      const lost = await visit('/net-takoy-stranitsy')
      const href = /<link rel="stylesheet" href="(\/brand\/[^"]+)"/.exec(lost.html)?.[1] ?? ''
      const sheet = await fetch(`${webUrl}${href}`)
      expect([sheet.status, sheet.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8'])
      expect(await sheet.text()).toBe(style)
      expect(lost.headers.get('content-security-policy')).toContain("style-src 'self'")
      expect((await visit(href.replace('5b2a86', '5b2a8g'))).status).toBe(404)
    })
  } finally {
    await rename(former)
    await expect.poll(async () => (await visit('/')).html, { timeout: 30_000 }).toContain('>Есту</a>')
  }
  expect((await visit('/')).html).not.toContain('/brand/')
})
