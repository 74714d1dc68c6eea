import { expect, it } from 'vitest'
import { lateFilesScript } from '../../../lib/inline-scripts/late-files.ts'
import { firstPaint } from './first-paint.ts'

const shaped = firstPaint((hrefs) => `.from{b:${hrefs.length}}`)
const meta = '<meta charset="utf-8"/><meta name="viewport" content="width=device-width"/>'
const sheet = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`
const manifest = '<link rel="manifest" href="/kk/manifest.webmanifest"/>'
const script = (name: string, more = '') => `<script src="/_next/static/chunks/${name}.js"${more} async=""></script>`
const page = (head: string, body = '') => `<html><head>${head}</head><body><p class="a">$&</p>${body}</body></html>`

it('a page is drawn with its own rules; its whole sheet, its scripts and its manifest come after, in their order', () => {
  const { html, styles } = shaped(
    page(
      `${meta}${sheet('a')}${manifest}<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/c.js"/>${script('d')}`,
      script('c', ' id="_R_"'),
    ),
  )
  expect(styles).toEqual(['.from{b:1}'])
  const files =
    '{"styles":[{"rel":"stylesheet","href":"/_next/static/chunks/a.css","data-precedence":"next"}],' +
    '"scripts":[{"src":"/_next/static/chunks/d.js","async":""},{"src":"/_next/static/chunks/c.js","async":"","id":"_R_"}],' +
    '"links":[{"rel":"manifest","href":"/kk/manifest.webmanifest"}]}'
  expect(html).toBe(
    page(
      `${meta}<style data-precedence="next" data-href="first">.from{b:1}</style>` +
        '<noscript><link rel="stylesheet" href="/_next/static/chunks/a.css"/></noscript>' +
        `<script type="application/json" id="late-files">${files}</script><script>${lateFilesScript}</script>`,
    ),
  )
})

it('several sheets are one style', () => {
  expect(shaped(page(`${meta}${sheet('a')}${sheet('b')}`)).styles).toEqual(['.from{b:2}'])
})

it('scripts of older browsers, inline ones and other links stay where they are', () => {
  const kept = `${script('old', ' noModule=""').replace(' async=""', '')}<script>self.a</script><link rel="preload" as="font" href="/a.woff2"/>`
  expect(shaped(page(`${meta}${sheet('a')}${kept}`)).html).toContain(`${kept}</head>`)
})

it('a page without a sheet of the build stays as it is', () => {
  const html = page(`${meta}<link rel="stylesheet" href="/other.css"/>${script('a')}`)
  expect(shaped(html)).toEqual({ html, styles: [] })
})
