import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isStorable } from './storable.ts'
import { typedQuery } from './typed-query.ts'

const anyText = fc.string({ unit: 'binary' })

it('keeps words and drops what no model is called by', () => {
  expect(typedQuery('  Audéo\n L50 ')).toBe('Audéo L50')
  expect(typedQuery('a\0b\u202ec')).toBe('a b c')
  expect(typedQuery('%_\\')).toBe('')
  expect(typedQuery(['a'])).toBe('')
  expect(typedQuery('x'.repeat(5000))).toHaveLength(60)
})

it('any text becomes one that can be looked for', () => {
  fc.assert(
    fc.property(anyText, (typed) => {
      const query = typedQuery(typed)
      expect([...query].length).toBeLessThanOrEqual(60)
      expect(query).not.toMatch(/[\n\r\0]/)
      expect(isStorable(query)).toBe(true)
    }),
  )
})
