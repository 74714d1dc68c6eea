import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isStorable } from '../text/storable.ts'
import { cleanQuery, longestQuery, readSearchAddress, searchPath } from './search-address.ts'

it.each([
  ['  phonak\n\taudeo ', 'phonak audeo'],
  ['батарейка\u0000 312', 'батарейка 312'],
  ['\u202eтарапа', 'тарапа'],
  ['слух\ud800', 'слух'],
  ['\u0000\u200f', ''],
  ['👂 аппарат', '👂 аппарат'],
])('cleans %j to %j', (typed, query) => {
  expect(cleanQuery(typed)).toBe(query)
})

it('keeps a query short and whole, whatever was pasted', () => {
  expect([...cleanQuery('👂'.repeat(10_000))]).toHaveLength(longestQuery)
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (typed) => {
      const query = cleanQuery(typed)
      expect(cleanQuery(query)).toBe(query)
      expect(isStorable(query)).toBe(true)
    }),
  )
})

it('reads what makes no sense as not said, and the first of what is said twice', () => {
  expect(readSearchAddress({ q: ['слух', 'другое'], kind: 'nonsense', page: '-3', typed: 'yes' })).toEqual({
    query: 'слух',
    kind: null,
    page: 1,
    typed: false,
  })
  expect(readSearchAddress({ page: '1e9' }).page).toBe(1)
  expect(readSearchAddress({ page: '9999' }).page).toBe(250)
})

it('writes the address that it reads', () => {
  const address = { query: 'аппарат & «слух» 100%', kind: 'articles', page: 3, typed: true } as const
  const [path, query] = searchPath(address).split('?')
  expect(path).toBe('/search')
  expect(readSearchAddress(Object.fromEntries(new URLSearchParams(query)))).toEqual(address)
  expect(searchPath({})).toBe('/search')
})
