import { expect, it } from 'vitest'
import { asksForAll, longestList, queryFault } from './query-fault.ts'

it.each([
  [{}],
  [{ depth: '0' }],
  [{ depth: '2' }],
  [{ depth: '' }],
  [{ depth: 'word' }],
  [{ depth: '-1' }],
  [{ limit: '100' }],
  [{ limit: '250', depth: '0' }],
  [{ limit: '0' }],
  [{ limit: { a: '5000' } }],
  [{ where: '' }],
  [{ where: '{"title":{"like":"a"}}' }],
  [{ where: { title: { like: '{' } } }],
])('%j may be asked', (query) => {
  expect(queryFault(query, 2)).toBeNull()
})

it.each([
  [{ depth: '3' }, 'depth-too-large', 2],
  [{ depth: '1e99' }, 'depth-too-large', 2],
  [{ depth: ['0', '20'] }, 'depth-too-large', 2],
  [{ depth: ' 20 ' }, 'depth-too-large', 2],
  [{ limit: '101' }, 'limit-too-large', 100],
  [{ limit: '101', depth: '1' }, 'limit-too-large', 100],
  [{ limit: '1001', depth: '0' }, 'limit-too-large', 1000],
  [{ limit: ['1', '5000'] }, 'limit-too-large', 100],
  [{ limit: 'Infinity', depth: 0 }, 'limit-too-large', 1000],
])('%j is refused as %s', (query, code, most) => {
  expect(queryFault(query, 2)).toEqual({ code, most })
})

it.each(['word', '{', '5', 'null', '[]', '"{}"'])('a filter that is %s is refused', (where) => {
  expect(queryFault({ where }, 2)).toEqual({ code: 'filter-unreadable' })
})

it('knows what asks for everything, and gives it the longest list instead', () => {
  for (const query of [{ limit: '0' }, { limit: 0 }, { pagination: 'false' }, { limit: '', pagination: 'false' }])
    expect(asksForAll(query), JSON.stringify(query)).toBe(true)
  for (const query of [{}, { limit: '10' }, { limit: '10', pagination: 'false' }, { pagination: 'true' }])
    expect(asksForAll(query), JSON.stringify(query)).toBe(false)
  expect([longestList({ depth: '0' }), longestList({ depth: '1' }), longestList({})]).toEqual([1000, 100, 100])
  expect(longestList({ depth: ['0', '0'] })).toBe(100)
})
