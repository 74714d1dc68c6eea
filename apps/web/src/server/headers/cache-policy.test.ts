import { expect, it } from 'vitest'
import { cachePolicy, sharedCaching } from './cache-policy.ts'

const made = 'private, no-cache, no-store, max-age=0, must-revalidate'
const policyOf = (url: string, { method = 'GET', status = 200, given = made } = {}) =>
  cachePolicy({ url, method, status, given })

it.each(['/compare?d=a&d=b', '/kk/compare', '/apparaty?brand=phonak', '/kk/raskhodniki?page=2'])(
  'a browser may keep %s, which nobody’s cookies change',
  (url) => {
    expect(policyOf(url)).toBe('no-cache')
  },
)

it.each(['/cart', '/kk/cart/checkout', '/user', '/order/abc', '/compare/x', '/search?q=a'])(
  '%s stays as it is',
  (url) => {
    expect(policyOf(url)).toBe(made)
  },
)

it('faults and posted forms stay as they are', () => {
  expect(policyOf('/compare', { status: 500 })).toBe(made)
  expect(policyOf('/compare', { method: 'POST' })).toBe(made)
})

it('shared caches keep a public page for a second, whatever Next tells them', () => {
  expect(policyOf('/apparaty', { given: 's-maxage=2592000, stale-while-revalidate=1' })).toBe(sharedCaching)
})

it.each(['/apparaty?_rsc', '/apparaty?_rsc=1a2b', '/kk/apparaty?brand=phonak&_rsc=1'])(
  'keeps the data of a page from shared caches: %s',
  (url) => {
    expect(policyOf(url, { given: 's-maxage=2592000, stale-while-revalidate=1' })).toBe('private, no-cache')
    expect(policyOf(url)).toBe('private, no-cache')
    expect(policyOf(url, { status: 500 })).toBe(made)
  },
)

it('drawings of things are kept for good, since their address changes with them', () => {
  const given = 'public, max-age=0'
  expect(policyOf('/drawings/things/domes.svg?v=1', { given })).toBe('public, max-age=31536000, immutable')
  expect(policyOf('/drawings/things/nope.svg', { given, status: 404 })).toBe(given)
})

it('an answer that says nothing is asked for again', () => {
  const without = (status: number) => cachePolicy({ url: '/ru/apparaty', method: 'GET', status, given: undefined })
  expect(without(308)).toBe('no-cache')
  expect(without(405)).toBe('no-store')
  expect(without(304)).toBeUndefined()
})

it('drawings are kept for a day, what is no drawing is not', () => {
  const day = 'public, max-age=86400, stale-while-revalidate=604800'
  expect(policyOf('/drawings/forms/ric.svg', { given: 'public, max-age=0' })).toBe(day)
  expect(policyOf('/icon.svg', { given: 'public, max-age=0' })).toBe('public, max-age=0')
  expect(policyOf('/drawings/nope.svg', { status: 404, given: 'no-store' })).toBe('no-store')
})
