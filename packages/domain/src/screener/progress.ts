import type { ScreenerState } from './screener-state.ts'
import type { ToneSeries } from './tones/tone-test.ts'

export type ScreenerProgress = {
  /** Of the part that sounds now (tones or digits), from 0 to 1; falls where a part begins anew. */
  readonly share: number
  /** Whole minutes to the end of that part, at least 1. */
  readonly minutesLeft: number
  /** From 1, of this ear. */
  readonly step: number
  readonly steps: number
  /** Null outside the tones. */
  readonly series: ToneSeries | null
}

/** How far tones or digits are; null outside them. */
export declare function progressOf(state: ScreenerState): ScreenerProgress | null
