import { readTestEnv } from '../../../e2e/support/test-env.ts'
import { visit } from '../../../e2e/support/visitor.ts'
import { expect, step, test } from '../../support/test.ts'

const { fullSize } = readTestEnv()

const dear = 'demo-phonak-ric-90-r'
const long = 'x'.repeat(4000)
const searchFor = (query: string) => `/search?q=${encodeURIComponent(query)}`
const shown = (html: string) => html.replace(/<script[\s\S]*?<\/script>/g, '')

/** Every name with every value; in the gate each name and each value at least once. */
function pairsOf(names: readonly string[], values: readonly string[]): (readonly [name: string, value: string])[] {
  if (fullSize) return names.flatMap((name) => values.map((value) => [name, value] as const))
  const count = Math.max(names.length, values.length)
  return Array.from(
    { length: count },
    (_, turn) => [names[turn % names.length] ?? '', values[turn % values.length] ?? ''] as const,
  )
}

/** Addresses in both languages; in the gate in one each, in turn. */
const inLanguages = (addresses: readonly string[]) =>
  addresses.flatMap((address, turn) =>
    ['', '/kk'].filter((_, index) => fullSize || index === turn % 2).map((locale) => `${locale}${address}`),
  )

const listings = [
  'price=-5--1',
  'price=NaN-Infinity',
  'price=999999999999999999-',
  'price=5-1',
  'page=-1',
  'page=999999',
  'page=1e9',
  'first=1&page=999999',
  'loss=II&loss=II&loss=II&loss=V',
  'loss=%00',
  'loss=%E2%80%AEII',
  'loss=%ED%A0%80&brand=%ED%BF%BF',
  'brand=%25',
  'brand=_&branch=%27%3B--',
  'sort=__proto__&constructor=1',
  'colour=%3Cscript%3Ealert(1)%3C/script%3E',
  'loss[]=II&loss[a]=II',
  `loss=${'a'.repeat(1500)}`,
  `brand=${'x&brand='.repeat(150)}`,
].map((query) => `/apparaty?${query}`)

const searches = [
  'q=%00%01слух',
  `q=${encodeURIComponent('ә'.repeat(10_000))}`,
  `q=${'a'.repeat(10_000)}`,
  'q=%F0%9F%91%82%F0%9F%91%82',
  'q=%E2%80%AE%D7%A9%D7%9C%D7%95%D7%9D',
  'q=%FF%FE',
  'q=%ED%A0%80',
  'q=a&q=b&kind=products&kind=%00&page=2&page=-1',
  `q=${encodeURIComponent("' | & ! <-> :* \\ %_ ()")}`,
  'q[]=a&q[b]=c',
  'kind=nonsense&page=1e9',
].map((query) => `/search?${query}`)

test('hostile addresses do no harm', async () => {
  await step('listings', async () => {
    for (const address of inLanguages(listings)) {
      const name = address.slice(0, 50)
      const { status, html } = await visit(address)
      expect.soft(status, name).toBe(200)
      expect.soft(html, name).not.toContain('<script>alert')
      expect.soft(html.match(/<h1[\s>]/g), name).toHaveLength(1)
      expect.soft(shown(html), name).not.toMatch(/undefined|\[object Object\]|NaN|Infinity/)
    }
  })

  await step('comparisons', async () => {
    const values = ['%00', '%ff', '%E2%80%AE', '..%2F..', "'%3B--", '[object', long, '%F0%9F%91%82', '%ED%A0%80']
    for (const [name, value] of pairsOf(['d', 'q', 'diff', 'd[]', '__proto__'], values)) {
      const { status, html } = await visit(`/compare?${name}=${value}&d=${dear}`)
      expect.soft(status, `${name}=${value}`).toBeLessThan(500)
      expect.soft(html.match(/<h1[\s>]/g), `${name}=${value}`).toHaveLength(1)
    }
  })

  // What is longer than any address of the site is said to lead nowhere.
  const statusOf = (value: string) => (value.length > 1000 ? 404 : 200)

  await step('the way to a device, whose bare page alone is for search engines', async () => {
    const values = ['%00', '%ff', '%3Cscript%3E', '__proto__', 'constructor', long]
    const names = ['who', 'signs', 'hard', 'loss', 'battery', 'budget', 'step', 'asked', 'doctor']
    for (const [name, value] of pairsOf(names, values)) {
      const { status, html } = await visit(`/podbor?${name}=${value}&${name}=${value}`)
      expect.soft(status, `${name}=${value}`).toBe(statusOf(value))
      expect.soft(html, `${name}=${value}`).not.toContain('<script>"')
    }
    const robots = /<meta name="robots" content="[^"]*noindex/
    expect.soft((await visit('/podbor')).html).not.toMatch(robots)
    expect.soft((await visit('/podbor?who=self')).html).toMatch(robots)
  })

  await step('the way to supplies', async () => {
    const values = ['%00', '%ff', '%25%25', '%5C', "'%3B--", '%3Cscript%3Ealert', long]
    for (const [name, value] of pairsOf(['brand', 'device', 'implant', 'q', 'brand=phonak&q'], values)) {
      const { status, html } = await visit(`/raskhodniki/podbor?${name}=${value}&${name}=${value}`)
      expect.soft(status, `${name}=${value}`).toBe(statusOf(value))
      expect.soft(html, `${name}=${value}`).not.toContain('<script>alert')
    }
  })

  await step('searches, and each comes back as it can be read', async () => {
    for (const address of inLanguages(searches)) {
      const { status, html } = await visit(address)
      expect.soft([200, 400], address.slice(0, 40)).toContain(status)
      expect.soft(html, address.slice(0, 40)).toContain(`<html lang="${address.startsWith('/kk') ? 'kk' : 'ru'}"`)
      expect.soft(html.match(/<h1[\s>]/g), address.slice(0, 40)).toHaveLength(1)
    }
    const echoed = await visit(searchFor('<script>alert(1)</script>"><img src=x onerror=alert(1)>'))
    expect.soft(echoed.status).toBe(200)
    expect.soft(shown(echoed.html)).not.toContain('<img src=x')
    expect.soft(shown(echoed.html)).toContain('&lt;img src=x')
  })

  await step('suggestions, which are kept by the browser alone', async () => {
    for (const query of ['q=%00', `q=${'a'.repeat(1500)}`, 'q=%FF', 'q=%27%20or%201%3D1', '']) {
      const { status, headers } = await visit(`/api/suggest?l=kk&${query}`)
      expect.soft(status, query).toBe(200)
      expect.soft(headers.get('cache-control'), query).toContain('private')
    }
    expect.soft((await visit('/api/suggest?l=de&q=a')).status).toBe(404)
  })
})
