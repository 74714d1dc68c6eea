import type { ToneFrequency } from '../screener-mode.ts'
import type { TestedEar } from '../tested-ear.ts'

/**
 * A threshold in nominal decibels, never dB HL. `at_floor`: heard as quiet as the screener goes. `no_response`: not
 * heard up to the safe limit. `skipped`: answers did not settle.
 */
export type Threshold =
  | { readonly kind: 'measured'; readonly level: number }
  | { readonly kind: 'at_floor' }
  | { readonly kind: 'no_response' }
  | { readonly kind: 'skipped' }

/** What one series of tones measures: one frequency in one ear. */
export type ToneSeries = { readonly ear: TestedEar; readonly frequencyHz: ToneFrequency; readonly isRetest: boolean }

export type MeasuredSeries = ToneSeries & { readonly threshold: Threshold; readonly presentations: number }

export type ToneTest = {
  /** All series in their order. */
  readonly plan: readonly ToneSeries[]
  /** Those that are done, in the order of the plan. */
  readonly measured: readonly MeasuredSeries[]
  /** Explained once more because of presses without a sound. */
  readonly reinstructed: boolean
  /** Presses without a sound went on after that: tones ended there. */
  readonly falsePositives: boolean
}
