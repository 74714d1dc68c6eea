import { digitCounts } from './digits/digit-limits.ts'
import type { ScreenerState } from './screener-state.ts'
import { maxPresentations } from './tones/tone-limits.ts'
import type { ToneSeries } from './tones/tone-test.ts'

export type ScreenerProgress = {
  /** Of the part that sounds now (tones or digits), from 0 to 1; falls where a part begins anew. */
  readonly share: number
  /** Whole minutes to the end of that part, at least 1. */
  readonly minutesLeft: number
  /** From 1, of this ear or of the digits. */
  readonly step: number
  readonly steps: number
  /** Null outside the tones. */
  readonly series: ToneSeries | null
}

/** Of an ordinary listener, silent trials included. */
const seconds = { series: 35, quickSeries: 15, triplet: 8 } as const
const presentations = { series: 10, quickSeries: 3 } as const

/** How far tones or digits are; null outside them. */
export function progressOf(state: ScreenerState): ScreenerProgress | null {
  if (state.stage === 'tones' || state.stage === 'ready') return progressOfTones(state)
  return state.stage === 'digits' ? progressOfDigits(state) : null
}

function progressOfTones({ mode, tones }: ScreenerState): ScreenerProgress {
  const { plan, measured, search } = tones
  const series = plan[measured.length] ?? null
  const ofEar = plan.filter(({ ear }) => ear === series?.ear)
  const kind = mode === 'quick' ? 'quickSeries' : 'series'
  const part = Math.min(search.presentations / presentations[kind], 1 - 1 / maxPresentations)
  const done = Math.min((measured.length + part) / plan.length, 1)
  return {
    share: done,
    minutesLeft: minutes((1 - done) * plan.length * seconds[kind]),
    step: series ? ofEar.indexOf(series) + 1 : ofEar.length,
    steps: ofEar.length,
    series,
  }
}

function progressOfDigits({ digits }: ScreenerState): ScreenerProgress {
  const { triplets } = digitCounts
  return {
    share: digits.answered / triplets,
    minutesLeft: minutes((triplets - digits.answered) * seconds.triplet),
    step: Math.min(digits.answered + 1, triplets),
    steps: triplets,
    series: null,
  }
}

const minutes = (left: number) => Math.max(1, Math.round(left / 60))
