import { resultOf } from '../scoring/result-of.ts'
import type { ResultFinding, ScreenerOutcome } from '../scoring/screener-result.ts'
import type { ScreenerMode, ToneFrequency } from '../screener-mode.ts'
import type { ScreenerState } from '../screener-state.ts'
import type { TestedEar } from '../tested-ear.ts'
import type { Threshold } from '../tones/threshold.ts'
import { type AttachedOutcome, attachedOutcomes, attachedVersion } from './attached-limits.ts'

/** What a specialist gets with an appointment, if the person wants it: no answers of the questionnaire, no name. */
export type AttachedResult = {
  readonly version: typeof attachedVersion
  /** By the clock of the device, ISO 8601 in UTC. */
  readonly takenAt: string
  readonly mode: ScreenerMode
  readonly outcome: AttachedOutcome
  readonly findings: readonly ResultFinding[]
  /** In nominal decibels, never dB HL. */
  readonly tones: readonly {
    readonly ear: TestedEar
    readonly frequencyHz: ToneFrequency
    readonly threshold: Threshold
  }[]
  /** Decibels of speech to noise, rounded to tenths; null where digits were not done or did not settle. */
  readonly srtDb: number | null
}

/**
 * The result of a finished test; null where there is none to bring: the test goes on, red flags ended it, or its answers
 * say nothing.
 * @param now milliseconds since 1970
 */
export function attachedResult(state: ScreenerState, now: number): AttachedResult | null {
  if (state.stage !== 'result') return null
  const { outcome, findings, ears, digits } = resultOf(state)
  if (!isAttached(outcome)) return null
  return {
    version: attachedVersion,
    takenAt: new Date(now).toISOString(),
    mode: state.mode,
    outcome,
    findings,
    tones: ears.flatMap(({ ear, frequencies }) =>
      frequencies.map(({ frequencyHz, threshold }) => ({ ear, frequencyHz, threshold })),
    ),
    srtDb: digits?.kind === 'measured' ? Math.round(digits.srtDb * 10) / 10 : null,
  }
}

const isAttached = (outcome: ScreenerOutcome): outcome is AttachedOutcome =>
  attachedOutcomes.some((known) => known === outcome)
