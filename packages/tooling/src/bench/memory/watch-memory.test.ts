import { expect, test } from 'vitest'
import { growthOf, peakOf } from './watch-memory.ts'

const watched = (values: number[]) => ({ values, stop: () => undefined })

test('memory that stays where it is has not grown', () => {
  expect(growthOf(watched([300, 310, 300, 305, 300, 310, 300, 310, 305]))).toBeCloseTo(0, 1)
})

test('memory that goes on rising has grown, whatever it began with', () => {
  expect(growthOf(watched([100, 200, 300, 300, 300, 300, 360, 360, 360]))).toBeCloseTo(0.2)
})

test('one high moment is the peak and no growth', () => {
  const spiked = watched([300, 300, 300, 300, 300, 300, 300, 900, 300])
  expect(peakOf(spiked)).toBe(900)
  expect(growthOf(spiked)).toBeCloseTo(0)
})
