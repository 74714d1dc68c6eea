import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isStorablePath, pageKey } from './page-address.ts'
import { isStorablePage, type PageAnswer } from './page-answer.ts'

const good: PageAnswer = {
  path: '/apparaty',
  status: 200,
  type: 'basic',
  redirected: false,
  cacheControl: 'public, max-age=0, s-maxage=1, stale-if-error=86400',
  contentType: 'text/html; charset=utf-8',
}

it('keeps a whole public page', () => {
  expect(isStorablePage(good)).toBe(true)
})

it.each<[string, Partial<PageAnswer>]>([
  ['a missing page', { status: 404 }],
  ['a part of a page', { status: 206 }],
  ['another site’s', { type: 'opaque' }],
  ['what was led elsewhere', { redirected: true }],
  ['somebody’s own', { cacheControl: 'private, max-age=60' }],
  ['what says it must not be', { cacheControl: 'public, NO-STORE' }],
  ['what says nothing', { cacheControl: null }],
  ['no document', { contentType: 'application/json' }],
  ['no words about what it is', { contentType: null }],
])('keeps nothing else: %s', (_, change) => {
  expect(isStorablePage({ ...good, ...change })).toBe(false)
})

const privateParts = [
  'user',
  'order',
  'appointment',
  'wait',
  'auth',
  'cart',
  'thanks',
  'preview',
  'search',
  'podbor',
  'api',
]

it('never keeps what is somebody’s own, however its answer is marked and its address is spelt', () => {
  const spellings = fc.constantFrom<(part: string) => string>(
    (part) => part,
    (part) => `%${part.charCodeAt(0).toString(16)}${part.slice(1)}`,
  )
  const rest = fc.constantFrom('', '/', '/abc', '/abc/def', '/%')
  fc.assert(
    fc.property(
      fc.constantFrom('', '/kk'),
      fc.constantFrom(...privateParts),
      spellings,
      rest,
      (prefix, part, spell, more) => {
        expect(isStorablePage({ ...good, path: `${prefix}/${spell(part)}${more}` })).toBe(false)
      },
    ),
  )
})

it('tells a part from what begins like it', () => {
  expect(isStorablePath('/user_agreement')).toBe(true)
  expect(isStorablePath('/kk/podborki/apparaty')).toBe(true)
  expect(isStorablePath('/kk/zapisnapriem')).toBe(true)
})

it.each([
  ['/apparaty?utm_source=a&brand=phonak&gclid=1', '/apparaty?brand=phonak'],
  ['/apparaty?_rsc=1abc', '/apparaty'],
  ['/kk/', '/kk'],
  ['/', '/'],
  ['/compare?d=a&d=b', '/compare?d=a&d=b'],
])('%s is kept as %s', (address, key) => {
  expect(pageKey(new URL(address, 'https://estu.example'))).toBe(key)
})
