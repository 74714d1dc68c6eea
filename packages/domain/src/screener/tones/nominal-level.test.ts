import { expect, it } from 'vitest'
import { toneFrequencies } from '../screener-mode.ts'
import { broadDbfs, toneDbfs } from './nominal-level.ts'
import { toneLevels } from './tone-limits.ts'

it('from the last bits of 16 to well below full scale', () => {
  expect(toneDbfs(1000, toneLevels.floor)).toBe(-79.5)
  for (const frequencyHz of toneFrequencies) {
    expect(toneDbfs(frequencyHz, toneLevels.floor)).toBeGreaterThan(-85)
    expect(toneDbfs(frequencyHz, toneLevels.cap)).toBeLessThanOrEqual(-17)
  }
})

it('a talk across the table', () => {
  expect(broadDbfs(65)).toBe(-33)
})
