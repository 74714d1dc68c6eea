import { toneFrequencies } from '../screener-mode.ts'
import type { ScreenerState } from '../screener-state.ts'
import { type Ear, ears } from '../tested-ear.ts'
import { type EarLevels, earLevels, earThresholds } from './ear-result.ts'

/** In decibels: at one frequency, or at two that lie side by side. */
const differs = { one: 20, two: 15 } as const

/** Whether one ear hears so much worse that a specialist should look why. */
export function earsDiffer(left: EarLevels, right: EarLevels): boolean {
  const differences = differencesOf(left, right)
  if (differences.some((difference) => Math.abs(difference) >= differs.one)) return true
  return differences.some((difference, index) => {
    const next = differences[index + 1] ?? 0
    return Math.min(Math.abs(difference), Math.abs(next)) >= differs.two && difference * next > 0
  })
}

/** By how much the right ear hears worse, at each frequency that is known of both. */
const differencesOf = (left: EarLevels, right: EarLevels): number[] =>
  toneFrequencies.flatMap((frequencyHz) => {
    const [inLeft, inRight] = [left.get(frequencyHz), right.get(frequencyHz)]
    return inLeft === undefined || inRight === undefined ? [] : [inRight - inLeft]
  })

/** The levels of each ear, left before right. */
export function levelsOfEars({ mode, tones }: ScreenerState): [EarLevels, EarLevels] {
  const isQuick = mode === 'quick'
  const [left, right] = ears.map((ear) => {
    const series = tones.measured.filter((measured) => measured.ear === ear)
    return earLevels(earThresholds(series, isQuick), isQuick)
  })
  return [left ?? new Map(), right ?? new Map()]
}

/** The ear that hears worse, all tones together. */
export const worseEar = (state: ScreenerState): Ear =>
  differencesOf(...levelsOfEars(state)).reduce((sum, difference) => sum + difference, 0) > 0 ? 'right' : 'left'
