import type { ToneFrequency } from '../screener-mode.ts'
import type { TestedEar } from '../tested-ear.ts'
import type { AnswerCounts } from './false-positives.ts'
import type { SeriesSearch } from './series-search.ts'
import type { TrialBlock } from './silent-trials.ts'
import type { Threshold } from './threshold.ts'

/** What one series of tones measures: one frequency in one ear. */
export type ToneSeries = { readonly ear: TestedEar; readonly frequencyHz: ToneFrequency; readonly isRetest: boolean }

export type MeasuredSeries = ToneSeries & { readonly threshold: Threshold; readonly presentations: number }

/** One tone or silence that waits for an answer. */
export type ToneTrial = {
  readonly isSilent: boolean
  /** When the sound reaches the ear; null until it is told. */
  readonly onsetAt: number | null
  readonly early: boolean
}

export type ToneTest = {
  /** All series in their order. */
  readonly plan: readonly ToneSeries[]
  /** Those that are done, in the order of the plan; the next one is under way. */
  readonly measured: readonly MeasuredSeries[]
  readonly search: SeriesSearch
  /** Null while paused or done. */
  readonly trial: ToneTrial | null
  readonly block: TrialBlock
  readonly counts: AnswerCounts
  readonly lastPressAt: number | null
  /** Explained once more because of presses without a sound. */
  readonly reinstructed: boolean
  /** Presses without a sound went on after that: tones ended there. */
  readonly falsePositives: boolean
}
