import { expect, it } from 'vitest'
import { isTenge } from './tenge.ts'

it('is whole, from the least on, and fits where prices are kept', () => {
  expect([0, 1, 389_990, 999_999_999].filter((value) => !isTenge(value))).toEqual([])
  const wrong = [
    -1,
    0.5,
    1500.7,
    1_000_000_000,
    2_147_483_648,
    1e300,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    '1500',
    null,
  ]
  expect(wrong.filter((value) => isTenge(value))).toEqual([])
  expect([isTenge(0, 1), isTenge(1, 1)]).toEqual([false, true])
})
