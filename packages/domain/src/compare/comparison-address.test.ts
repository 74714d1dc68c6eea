import fc from 'fast-check'
import { expect, it } from 'vitest'
import { mostCompared } from './compared-list.ts'
import { comparisonPath, readComparison } from './comparison-address.ts'

const value = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.constantFrom('a', 'b', '\0', '../x'))

const queryOf = (path: string) => {
  const query = new URL(path, 'https://x').searchParams
  return { d: query.getAll('d'), diff: query.get('diff') ?? undefined }
}

it('reads back the address that it writes', () => {
  const slug = fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,20}[a-z0-9])?$/)
  fc.assert(
    fc.property(fc.uniqueArray(slug, { maxLength: mostCompared }), fc.boolean(), (slugs, onlyDifferences) => {
      expect(readComparison(queryOf(comparisonPath(slugs, { onlyDifferences })))).toEqual({
        slugs,
        surplus: 0,
        hasMalformed: false,
        onlyDifferences,
        isBlank: false,
      })
    }),
  )
})

it.each([
  [{}, [], 0, false],
  [{ d: '' }, [], 0, false],
  [{ d: 'a' }, ['a'], 0, false],
  [{ d: ['a', 'b', 'a'] }, ['a', 'b'], 0, false],
  [{ d: ['a', 'b', 'c', 'e', 'f', 'g', 'f'] }, ['a', 'b', 'c', 'e'], 2, false],
  [{ d: ['<script>', 'a'] }, ['a'], 0, true],
  [{ d: ["'; drop table devices; --"] }, [], 0, true],
])('reads %o', (query, slugs, surplus, hasMalformed) => {
  expect(readComparison(query)).toMatchObject({ slugs, surplus, hasMalformed })
})

it('tells an emptied comparison from none', () => {
  expect(readComparison({}).isBlank).toBe(true)
  expect(comparisonPath([])).toBe('/compare?d=')
})

it('answers any values with addresses that are safe to ask the database for', () => {
  fc.assert(
    fc.property(fc.array(value), (d) => {
      const { slugs } = readComparison({ d })
      expect(slugs.length).toBeLessThanOrEqual(mostCompared)
      for (const slug of slugs) expect(slug).toMatch(/^[\w-]+$/)
    }),
  )
})
