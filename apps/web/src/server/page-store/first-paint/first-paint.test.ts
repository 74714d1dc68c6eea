import { defaultColours } from '@estu/domain/brand/brand-colours'
import { brandSheet } from '@estu/domain/brand/brand-sheet'
import { sheetAddress } from '@estu/domain/brand/sheet-address'
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

it('a page of another look is drawn in its colours at first, by what its sheet’s address says alone', () => {
  const look = { colours: { ...defaultColours, light: { ...defaultColours.light, accent: '#5b2a86' } } }
  const href = sheetAddress({ ...look, typeface: 'noto-serif' })
  const link = `<link rel="stylesheet" href="${href}" data-precedence="brand"/>`
  const fonts = ['a', 'b'].map(
    (name) =>
      `<link rel="preload" as="font" type="font/woff2" href="/_next/static/media/${name}.woff2" crossorigin=""/>`,
  )
  const { html, styles } = shaped(page(`${meta}${fonts.join('')}${sheet('a')}${link}`))
  const files = { text: '/_next/static/media/a.woff2', strong: '/_next/static/media/b.woff2' }
  expect(styles).toEqual(['.from{b:1}', brandSheet({ ...look, typeface: 'noto-serif' }, files)])
  expect(html).toContain(`<style data-precedence="brand" data-href="${href}">${styles[1]}</style>`)
  expect(html).not.toContain(link)
})

it('a sheet whose address is none of a look stays a link, of which nothing is written into the page', () => {
  const link = '<link rel="stylesheet" href="/brand/golos-text_x.css" data-precedence="brand"/>'
  const { html, styles } = shaped(page(`${meta}${sheet('a')}${link}`))
  expect(styles).toEqual(['.from{b:1}'])
  expect(html).toContain(link)
})

it('a page without a sheet of the build stays as it is', () => {
  const html = page(`${meta}<link rel="stylesheet" href="/other.css"/>${script('a')}`)
  expect(shaped(html)).toEqual({ html, styles: [] })
})
