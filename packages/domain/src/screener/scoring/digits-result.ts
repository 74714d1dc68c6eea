import { digitCounts, digitSteps } from '../digits/digit-limits.ts'
import type { DigitTest } from '../digits/digit-test.ts'
import type { DigitsResult } from './screener-result.ts'

/**
 * In decibels of speech to noise. No norms exist for the voice that speaks here: the bands are provisional and decide
 * nothing.
 */
const bands = { easy: -10, middle: -4 } as const

/** So often at the easiest level: digits were not understood, or not played. */
const maxAtHighest = 3

/** Null where digits were not done to their end. */
export function digitsResult(test: DigitTest, antiphasic: boolean): DigitsResult | null {
  if (test.phase !== 'done') return null
  const counted = test.levels.slice(digitCounts.leftOut)
  if (counted.filter((level) => level === digitSteps.highest).length >= maxAtHighest) return { kind: 'not_settled' }
  const srtDb = counted.reduce((sum, level) => sum + level, 0) / counted.length
  return { kind: 'measured', srtDb, band: bandOf(srtDb), antiphasic }
}

function bandOf(srtDb: number): 'easy' | 'middle' | 'hard' {
  if (srtDb <= bands.easy) return 'easy'
  return srtDb <= bands.middle ? 'middle' : 'hard'
}
