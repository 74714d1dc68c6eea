import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { filesOf, fontsOf } from './page-files'

beforeEach(() => void vi.stubGlobal('location', new URL('https://estu.example/kk')))
afterEach(() => vi.unstubAllGlobals())

it('finds each file once, in links, scripts and what Next pushes to its own', () => {
  const html = `<link rel="stylesheet" href="/_next/static/chunks/0g~r.css"><script src="/_next/static/chunks/a_-1.js" async>
</script><script>self.__next_f.push([1,"1:I[7,[\\"/_next/static/chunks/a_-1.js\\",\\"/_next/static/chunks/b.js\\"]]"])</script>
<link rel="preload" href="/_next/static/media/golos.1s.woff2"><img src="/media/a.webp"><a href="/_next/static/">`
  expect(filesOf(html)).toEqual([
    '/_next/static/chunks/0g~r.css',
    '/_next/static/chunks/a_-1.js',
    '/_next/static/chunks/b.js',
    '/_next/static/media/golos.1s.woff2',
  ])
  expect(filesOf('<html>')).toEqual([])
})

it('finds the fonts of a style beside it', () => {
  const css =
    '@font-face{src:url(../media/a.woff2) format("woff2")}@font-face{src:url("/f/b.woff2")}.x{background:url(c.svg)}'
  expect(fontsOf(css, '/_next/static/chunks/s.css')).toEqual(['/_next/static/media/a.woff2', '/f/b.woff2'])
})
