import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { inlineStyles } from './inline-styles.ts'

const dir = await mkdtemp(path.join(tmpdir(), 'estu-styles-'))
const chunks = path.join(dir, '.next/static/chunks')
await mkdir(chunks, { recursive: true })
await writeFile(path.join(chunks, 'a.css'), '.a{color:red}.absent{color:red}')
await writeFile(path.join(chunks, 'b.css'), '.a{color:blue}')
afterAll(() => rm(dir, { recursive: true }))

const link = (name: string) => `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`
const page = (head: string) => `<html><head>${head}</head><body><p class="a">$&</p></body></html>`
const style = inlineStyles(dir)

it('a page is drawn with its own rules, and the whole sheet follows, with script and without', () => {
  const { html, styles } = style(page(link('a')))
  expect(styles).toEqual(['.a{color:red}'])
  expect(html).toBe(
    '<html><head><style data-precedence="next" data-href="first">.a{color:red}</style>' +
      '<noscript><link rel="stylesheet" href="/_next/static/chunks/a.css"/></noscript></head>' +
      '<body><p class="a">$&</p>' +
      '<link rel="preload" as="style" fetchPriority="low" href="/_next/static/chunks/a.css"/></body></html>',
  )
})

it('several sheets stay in their order', () => {
  const { html, styles } = style(page(`${link('a')}<meta charset="utf-8"/>${link('b')}`))
  expect(styles).toEqual(['.a{color:red}.a{color:blue}'])
  expect(html.match(/rel="stylesheet"[^>]*/g)).toEqual([
    'rel="stylesheet" href="/_next/static/chunks/a.css"/',
    'rel="stylesheet" href="/_next/static/chunks/b.css"/',
  ])
})

it('a page without a sheet of the build stays as it is', () => {
  const html = page('<link rel="stylesheet" href="/other.css"/>')
  expect(style(html)).toEqual({ html, styles: [] })
})
