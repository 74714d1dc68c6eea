import { toneFrequencies } from '../screener-mode.ts'
import type { EarLevels } from './ear-result.ts'

/** In decibels: at one frequency, or at two that lie side by side. */
const differs = { one: 20, two: 15 } as const

/** Whether one ear hears so much worse that a specialist should look why. */
export function earsDiffer(left: EarLevels, right: EarLevels): boolean {
  const differences = toneFrequencies.flatMap((frequencyHz) => {
    const [inLeft, inRight] = [left.get(frequencyHz), right.get(frequencyHz)]
    return inLeft === undefined || inRight === undefined ? [] : [inRight - inLeft]
  })
  if (differences.some((difference) => Math.abs(difference) >= differs.one)) return true
  return differences.some((difference, index) => {
    const next = differences[index + 1] ?? 0
    return Math.min(Math.abs(difference), Math.abs(next)) >= differs.two && difference * next > 0
  })
}
