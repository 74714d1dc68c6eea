import type { ToneFrequency } from '../screener-mode.ts'
import type { TestedEar } from '../tested-ear.ts'
import type { Threshold } from '../tones/threshold.ts'

/** The five that a person is told. */
export const screenerOutcomes = ['no_signs', 'check_advised', 'check_soon', 'unreliable', 'doctor'] as const
export type ScreenerOutcome = (typeof screenerOutcomes)[number]

/** What speaks for the outcome. */
export const resultFindings = [
  'level_raised',
  'level_high',
  'high_tones_worse',
  'ears_differ',
  'no_response',
  'self_report',
] as const
export type ResultFinding = (typeof resultFindings)[number]

export const unreliableReasons = ['false_positives', 'retest_differs', 'answers_unsettled', 'not_finished'] as const
export type UnreliableReason = (typeof unreliableReasons)[number]

/** Wide on purpose: a home test errs by about ten decibels. */
export const hearingBands = ['quiet', 'ordinary', 'loud_only'] as const
export type HearingBand = (typeof hearingBands)[number]

export type FrequencyResult = {
  readonly frequencyHz: ToneFrequency
  readonly threshold: Threshold
  /** Null where it was skipped. */
  readonly band: HearingBand | null
}

export type EarResult = {
  readonly ear: TestedEar
  /** From low to high. */
  readonly frequencies: readonly FrequencyResult[]
  /** Of the mean over the main frequencies; null where one of them is missing. */
  readonly band: HearingBand | null
  readonly highTonesWorse: boolean
}

/** `srtDb`: decibels of speech to noise at which half of the triplets are understood. The band is provisional. */
export type DigitsResult =
  | {
      readonly kind: 'measured'
      readonly srtDb: number
      readonly band: 'easy' | 'middle' | 'hard'
      readonly antiphasic: boolean
    }
  | { readonly kind: 'not_settled' }

export type ScreenerResult = {
  readonly outcome: ScreenerOutcome
  readonly findings: readonly ResultFinding[]
  /** Empty unless the outcome is `unreliable`, or a doctor's in spite of it. */
  readonly unreliable: readonly UnreliableReason[]
  /** Left before right, or both alone; empty where the result is unreliable. */
  readonly ears: readonly EarResult[]
  readonly earsJoined: boolean
  readonly digits: DigitsResult | null
  /**
   * With swapped headphones: the ears are alike, or differ as before, or the difference went with the headphones. Null
   * where nothing was swapped.
   */
  readonly afterSwap: 'alike' | 'same_ear' | 'other_ear' | null
}
