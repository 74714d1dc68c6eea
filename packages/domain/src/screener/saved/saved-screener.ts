import type { ScreenerMode } from '../screener-mode.ts'
import type { ScreenerState } from '../screener-state.ts'
import type { SelfReport } from '../self-report.ts'
import type { Ear } from '../tested-ear.ts'
import type { AnswerCounts } from '../tones/false-positives.ts'
import type { Threshold } from '../tones/threshold.ts'

/** Of another version nothing is read: a test that goes on by other rules would mean nothing. */
export const savedVersion = 1

/** Answers about health are not kept longer. */
export const savedKeptMs = 24 * 60 * 60 * 1000

export const savedStages = ['ready', 'tones', 'digits_offer', 'digits', 'result'] as const
type SavedStage = (typeof savedStages)[number]

/** What is kept of a test; the series of tones under way and the triplet under way begin anew. */
export type SavedScreener = {
  version: typeof savedVersion
  /** Milliseconds since 1970. */
  savedAt: number
  stage: SavedStage
  mode: ScreenerMode
  random: number
  joined: boolean
  selfReport: SelfReport
  measured: { threshold: Threshold; presentations: number }[]
  counts: AnswerCounts
  reinstructed: boolean
  falsePositives: boolean
  digitLevels: readonly number[]
  swappedFrom: Ear | null
}

/**
 * What may outlive a reload, for the storage of this tab alone (`sessionStorage`); null where there is nothing to go on
 * with. Red flags are not in it: with any of them there is no test.
 * @param now milliseconds since 1970
 */
export function saveScreener(state: ScreenerState, now: number): string | null {
  const { mode, random, selfReport, tones, digits, routing } = state
  const stage = savedStages.find((known) => known === state.stage)
  if (!stage || !selfReport) return null
  const saved: SavedScreener = {
    version: savedVersion,
    savedAt: now,
    stage,
    mode,
    random,
    joined: routing.verdict === 'joined',
    selfReport,
    measured: tones.measured.map(({ threshold, presentations }) => ({ threshold, presentations })),
    counts: tones.counts,
    reinstructed: tones.reinstructed,
    falsePositives: tones.falsePositives,
    digitLevels: digits.levels,
    swappedFrom: state.swappedFrom,
  }
  return JSON.stringify(saved)
}
