import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { normalizeQuery, searchOf } from './normalize-query'

function tidied(url: string): string | undefined {
  const req = new IncomingMessage(new Socket())
  req.url = url
  normalizeQuery(req)
  return req.url
}

it.each([
  ['/search', 'results'],
  ['/kk/search?q=x', 'results'],
  ['/api/suggest?l=kk&q=x', 'suggestions'],
  ['/compare?d=a&q=ric', 'models'],
  ['/kk/raskhodniki/podbor?brand=phonak&q=&q=%D1%8B', 'models'],
  ['/compare?d=a&q=', null],
  ['/raskhodniki/podbor?brand=phonak', null],
  ['/apparaty?q=ric', null],
  ['/searching', null],
  ['/api/suggestion', null],
  ['/', null],
])('knows what %s asks for', (url, kind) => {
  expect(searchOf(url)).toBe(kind)
})

it.each([
  ['/search?q=%D1%81%D0%BB%D1%83%D1%85&utm_source=x', '/search?q=%D1%81%D0%BB%D1%83%D1%85'],
  ['/kk/search?q=a&q=b&kind=articles&page=2', '/kk/search?q=a&kind=articles&page=2'],
  ['/search?q=%00%FF?x', '/search?q=%EF%BF%BD%3Fx'],
  ['/search?kind=%27%3B&page=-1', '/search'],
  ['/search?q=a&_rsc=1x2y', '/search?q=a&_rsc=1x2y'],
  ['/apparaty?q=%00', '/apparaty?q=%00'],
  ['/compare?q=%00&d=a', '/compare?q=%00&d=a'],
])('spells %s as %s', (given, spelt) => {
  expect(tidied(given)).toBe(spelt)
})

it('makes an address that can be read of ten thousand letters', () => {
  expect(tidied(`/search?q=${encodeURIComponent('ә').repeat(10_000)}`)?.length).toBeLessThan(2048)
})
