import { expect, test } from 'vitest'
import { choosesInListing, pageRoute } from './page-route.ts'

test.each([
  ['/', '/ru'],
  ['/?utm_source=a', '/ru'],
  ['/cart', '/ru/cart'],
  ['/cart?error=1', '/ru/cart'],
  ['/de/cart', '/ru/de/cart'],
  ['/a/%D0%B1', '/ru/a/%D0%B1'],
  ['/kkx', '/ru/kkx'],
  ['/rux', '/ru/rux'],
  ['/mediateka', '/ru/mediateka'],
  ['/apparaty', '/ru/listing/apparaty'],
  ['/apparaty?utm_source=form', '/ru/listing/apparaty'],
  ['/apparaty?form=ric', '/ru/listing/apparaty/chosen'],
  ['/apparaty?form=', '/ru/listing/apparaty/chosen'],
  ['/kk/apparaty', '/kk/listing/apparaty'],
  ['/kk/apparaty?utm=1&form=ric', '/kk/listing/apparaty/chosen'],
  ['/apparaty/phonak', '/ru/apparaty/phonak'],
  ['/articles', '/ru/articles'],
  ['/articles?page=2', '/ru/articles/page/2'],
  ['/articles?page=3&page=2', '/ru/articles/page/2'],
  ['/kk/articles?page=2', '/kk/articles/page/2'],
  ['/articles?page=0', '/ru/articles'],
  ['/akcii?page=2', '/ru/akcii/page/2'],
  ['/reviews?page=2', '/ru/reviews/page/2'],
  ['/reviews?rating=5&page=2', '/ru/listing/reviews'],
  ['/kk/reviews?of=devices', '/kk/listing/reviews'],
  ['/articles?rating=5', '/ru/articles'],
  ['/articles?page=12345', '/ru/articles'],
])('%s is a page that stands at %s', (url, route) => {
  expect(pageRoute(url)).toBe(route)
})

test.each([
  '/kk',
  '/kk/cart',
  '/kk/articles?page=x',
  '/ru',
  '/ru/cart',
  '/media/a.webp',
  '/brand/icon/a-icon-192.png',
  '/_next/static/a.js',
  '/api/suggest?q=a',
  '/preview/token',
  '/preview/token/apparaty/demo',
  '/kk/preview/token',
  '/sw.js',
])('%s stands where it says', (url) => {
  expect(pageRoute(url)).toBeNull()
})

test.each([
  ['/apparaty', 'form=ric', true],
  ['/apparaty', 'x=1&sort=', true],
  ['/apparaty', 'utm_source=a', false],
  ['/apparaty', '', false],
  ['/cart', 'form=ric', false],
])('%s?%s chooses in a listing: %s', (path, query, chooses) => {
  expect(choosesInListing(path, query)).toBe(chooses)
})
