import type { ResultFinding, ScreenerOutcome, ScreenerResult, UnreliableReason } from '../scoring/screener-result.ts'
import type { ScreenerMode, ToneFrequency } from '../screener-mode.ts'
import type { TestedEar } from '../tested-ear.ts'
import type { Threshold } from '../tones/threshold.ts'

/** What a specialist gets with an appointment, if the person wants it: no answers of the questionnaire, no name. */
export type AttachedResult = {
  readonly version: 1
  /** ISO 8601, in UTC. */
  readonly takenAt: string
  readonly mode: ScreenerMode
  readonly outcome: Exclude<ScreenerOutcome, 'doctor'>
  readonly findings: readonly ResultFinding[]
  readonly unreliable: readonly UnreliableReason[]
  /** In nominal decibels, never dB HL. */
  readonly tones: readonly {
    readonly ear: TestedEar
    readonly frequencyHz: ToneFrequency
    readonly threshold: Threshold
  }[]
  /** Decibels of speech to noise, rounded to tenths; null where digits were not done or did not settle. */
  readonly srtDb: number | null
}

/** @param takenAt milliseconds since 1970 @returns null where there is nothing to bring: red flags need no result */
export function attachedResult(result: ScreenerResult, mode: ScreenerMode, takenAt: number): AttachedResult | null {
  const { outcome, findings, unreliable, ears, digits } = result
  if (outcome === 'doctor') return null
  return {
    version: 1,
    takenAt: new Date(takenAt).toISOString(),
    mode,
    outcome,
    findings,
    unreliable,
    tones: ears.flatMap(({ ear, frequencies }) =>
      frequencies.map(({ frequencyHz, threshold }) => ({ ear, frequencyHz, threshold })),
    ),
    srtDb: digits?.kind === 'measured' ? Math.round(digits.srtDb * 10) / 10 : null,
  }
}
