import { resultOf } from '../scoring/result-of.ts'
import { scoredLevel } from '../scoring/scored-level.ts'
import type { ScreenerResult } from '../scoring/screener-result.ts'
import type { ScreenerMode } from '../screener-mode.ts'
import { type Listener, listeners } from './listener.ts'
import { drawFrom, runTones } from './simulate.ts'

/** @internal */
export type Figures = {
  bias: number
  sd: number
  unreliable: number
  /** Of one series, silent trials left out. */
  presentations: { median: number; p95: number }
  minutes: { median: number; p95: number }
  findings: (wanted: (result: ScreenerResult) => boolean) => number
}

/**
 * What comes out of many tests by listeners of one kind, each with thresholds of its own.
 * @internal
 */
export function figuresOf(kind: keyof typeof listeners, mode: ScreenerMode, runs: number): Figures {
  const errors: number[] = []
  const presentations: number[] = []
  const seconds: number[] = []
  const results: ScreenerResult[] = []
  for (let run = 0; run < runs; run++) {
    const draw = drawFrom(run * 7919 + 13)
    const listener: Listener = listeners[kind](draw)
    const { state, ...length } = runTones(mode, listener, run, draw)
    seconds.push(length.seconds)
    results.push(resultOf(state))
    for (const series of state.tones.measured) {
      presentations.push(series.presentations)
      const level = scoredLevel(series.threshold, mode === 'quick')
      if (level === null || series.ear === 'both') continue
      errors.push(level - listener.threshold(series.ear, series.frequencyHz))
    }
  }
  const bias = mean(errors)
  return {
    bias,
    sd: Math.sqrt(mean(errors.map((error) => (error - bias) ** 2))),
    unreliable: share(results, ({ outcome }) => outcome === 'unreliable'),
    presentations: { median: quantile(presentations, 0.5), p95: quantile(presentations, 0.95) },
    minutes: { median: quantile(seconds, 0.5) / 60, p95: quantile(seconds, 0.95) / 60 },
    findings: (wanted) => share(results, wanted),
  }
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length
const share = <T>(all: readonly T[], wanted: (one: T) => boolean) => all.filter(wanted).length / all.length

function quantile(numbers: readonly number[], part: number): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.min(Math.floor(part * sorted.length), sorted.length - 1)] ?? Number.NaN
}
