import fc from 'fast-check'
import { expect, it } from 'vitest'
import { choosesByQuery, redirectPath, redirectSpellings, redirectTarget, withCampaign } from './redirect-path.ts'

it.each([
  ['/zima', '/zima'],
  ['/catalog/apparaty/', '/catalog/apparaty'],
  ['/catalog//apparaty', '/catalog/apparaty'],
  ['/kk/zima', '/zima'],
  ['/kk/kk/zima/', '/zima'],
  ['/kk', '/'],
  ['/kkx', '/kkx'],
  ['/', '/'],
  ['/Zima?utm_source=a#b', '/Zima'],
  ['/%D0%B7%D0%B8%D0%BC%D0%B0', '/зима'],
  ['/a%2Fb', '/a%2Fb'],
  ['/a%20b', '/a%20b'],
  ['/%FF', '/%FF'],
])('compares «%s» as «%s»', (address, path) => {
  expect(redirectPath(address)).toBe(path)
})

it('keeps the query and the fragment of a target alone', () => {
  expect(redirectTarget('/kk/podbor/?a=1#b')).toBe('/podbor?a=1#b')
  expect(redirectTarget('/kk?a=/kk/')).toBe('/?a=/kk/')
})

it('knows a query that chooses a page from one that tells where a visitor comes from', () => {
  expect(['/index.php?route=a&product_id=42', '/x?page=2&utm_source=a'].map(choosesByQuery)).toEqual([true, true])
  expect(['/x', '/x?', '/x?utm_source=a&gclid=b', '/x#a=b'].map(choosesByQuery)).toEqual([false, false, false, false])
})

it('finds what was stored in any former spelling, its own first', () => {
  const found = redirectSpellings('/Зима/')
  expect(found[0]).toBe('/Зима')
  for (const stored of ['/зима', '/Зима/', '/kk/зима', '/kk/зима/', encodeURI('/зима')]) expect(found).toContain(stored)
})

it('takes over where a visitor comes from, and nothing a target says itself', () => {
  expect(withCampaign('/x', 'utm_source=a&q=b&gclid=c')).toBe('/x?utm_source=a&gclid=c')
  expect(withCampaign('/x?a=1#b', 'utm_source=a')).toBe('/x?a=1&utm_source=a#b')
  expect(withCampaign('/x?utm_source=z', 'utm_source=a')).toBe('/x?utm_source=z')
  expect(withCampaign('/x', 'q=1')).toBe('/x')
  expect(withCampaign('/x', '')).toBe('/x')
})

it('compares what it made as it is', () => {
  const part = fc.string({ unit: fc.constantFrom(...'kzЗ/%2Ff05?#=& '), maxLength: 12 })
  fc.assert(
    fc.property(part, (rest) => {
      const address = `/${rest}`
      expect(redirectPath(redirectPath(address))).toBe(redirectPath(address))
      expect(redirectTarget(redirectTarget(address))).toBe(redirectTarget(address))
      expect(redirectPath(address)).toMatch(/^\/(?![/\\])[^?#]*$/)
    }),
  )
})
