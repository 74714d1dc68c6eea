import type { ScreenerMode, ToneFrequency } from '../screener-mode.ts'
import type { SelfReport } from '../self-report.ts'
import type { TestedEar } from '../tested-ear.ts'
import type { ToneSeries } from './tone-test.ts'

/** In the order of ASHA: from the middle up, then down, and the first one again at the end. */
const frequencies: Record<ScreenerMode, readonly ToneFrequency[]> = {
  quick: [1000, 2000, 4000],
  standard: [1000, 2000, 4000, 500],
  long: [1000, 2000, 4000, 8000, 500, 250],
}

const retested: ToneFrequency = 1000

/** All series of a test, one ear after the other. */
export function tonePlan(mode: ScreenerMode, ears: readonly TestedEar[]): ToneSeries[] {
  return ears.flatMap((ear) => {
    const series = frequencies[mode].map((frequencyHz): ToneSeries => ({ ear, frequencyHz, isRetest: false }))
    return mode === 'quick' ? series : [...series, { ear, frequencyHz: retested, isRetest: true }]
  })
}

/** The better ear comes first: with it one learns what to listen for. Right where both are alike. */
export function earOrder(betterEar: SelfReport['betterEar'], joined: boolean): readonly TestedEar[] {
  if (joined) return ['both']
  return betterEar === 'left' ? ['left', 'right'] : ['right', 'left']
}
