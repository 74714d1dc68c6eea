import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseAge } from './typed-age.ts'

it.each([
  ['70', 70],
  ['70\u00a0лет', 70],
  ['1,5', 1.5],
  ['1.5 года', 1.5],
  ['6 мес', 0.5],
  ['7 мес.', 0.58],
  ['7 месяцев', 0.58],
  ['11 ай', 0.92],
  ['18 мес', 1.5],
  ['1 год 3 месяца', 1.25],
  ['1 год и 6 мес', 1.5],
  ['2 жас 6 ай', 2.5],
  ['0', 0],
  ['120', 120],
  ['121', null],
  ['1 год 12 мес', null],
  ['-1', null],
  ['1e2', null],
  ['1,55', null],
  ['3 недели', null],
  ['семь', null],
  ['', null],
])('reads «%s» as %s', (typed, found) => {
  expect(parseAge(typed)).toBe(found)
})

it('loses no month', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99 }), (count) => {
      expect(Math.round((parseAge(`${count} мес`) ?? Number.NaN) * 12)).toBe(count)
    }),
  )
})
