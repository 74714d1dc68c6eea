import { type ToneFrequency, toneFrequencies } from '../screener-mode.ts'
import type { TestedEar } from '../tested-ear.ts'
import type { Threshold } from '../tones/threshold.ts'
import type { MeasuredSeries } from '../tones/tone-test.ts'
import { bandOfLevel, scoredLevel } from './scored-level.ts'
import type { EarResult, FrequencyResult, HearingBand } from './screener-result.ts'

/** Of which the mean is taken; the quick mode has no 500 Hz. */
export const mainFrequencies = (isQuick: boolean): readonly ToneFrequency[] =>
  isQuick ? [1000, 2000, 4000] : [500, 1000, 2000, 4000]

/** At least so much worse above than below: an unknown volume adds to both alike and cancels out. */
const slopeDb = 20

export type EarLevels = ReadonlyMap<ToneFrequency, number>

/** What is heard of each frequency; of a frequency that was measured twice the better. */
export function earThresholds(series: readonly MeasuredSeries[], isQuick: boolean): Map<ToneFrequency, Threshold> {
  const best = new Map<ToneFrequency, Threshold>()
  const levelOf = (threshold: Threshold) => scoredLevel(threshold, isQuick) ?? Number.POSITIVE_INFINITY
  for (const { frequencyHz, threshold } of series) {
    const known = best.get(frequencyHz)
    if (!known || levelOf(threshold) < levelOf(known)) best.set(frequencyHz, threshold)
  }
  return best
}

export function earLevels(thresholds: ReadonlyMap<ToneFrequency, Threshold>, isQuick: boolean): EarLevels {
  const levels = new Map<ToneFrequency, number>()
  for (const [frequencyHz, threshold] of thresholds) {
    const level = scoredLevel(threshold, isQuick)
    if (level !== null) levels.set(frequencyHz, level)
  }
  return levels
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length

/** The mean over frequencies, or null where one of them is missing. */
function meanLevel(levels: EarLevels, frequencies: readonly ToneFrequency[]): number | null {
  const known = frequencies.flatMap((frequencyHz) => levels.get(frequencyHz) ?? [])
  return known.length === frequencies.length ? mean(known) : null
}

export function earResult(ear: TestedEar, series: readonly MeasuredSeries[], isQuick: boolean): EarResult {
  const thresholds = earThresholds(series, isQuick)
  const levels = earLevels(thresholds, isQuick)
  const main = mainFrequencies(isQuick)
  const frequencies = toneFrequencies.flatMap((frequencyHz): FrequencyResult[] => {
    const threshold = thresholds.get(frequencyHz)
    const level = levels.get(frequencyHz)
    if (!threshold) return []
    return [{ frequencyHz, threshold, band: level === undefined ? null : bandOfLevel(level) }]
  })
  const low = meanLevel(
    levels,
    main.filter((frequencyHz) => frequencyHz <= 1000),
  )
  const high = meanLevel(
    levels,
    main.filter((frequencyHz) => frequencyHz > 1000),
  )
  const isSilentAtMain = main.some((frequencyHz) => thresholds.get(frequencyHz)?.kind === 'no_response')
  return {
    ear,
    frequencies,
    band: bandOfEar(meanLevel(levels, main), isSilentAtMain),
    highTonesWorse: low !== null && high !== null && high - low >= slopeDb,
  }
}

/** A main tone that was not heard at all weighs more than the mean. */
function bandOfEar(level: number | null, isSilentAtMain: boolean): HearingBand | null {
  if (level === null) return null
  return isSilentAtMain ? 'loud_only' : bandOfLevel(level)
}
