import type { ScreenerMode } from '../screener-mode.ts'

/** Since the test began, or since it was explained once more. */
export type AnswerCounts = {
  readonly trials: number
  /** Trials with a press before their sound could have been heard. */
  readonly early: number
  readonly silentTrials: number
  /** Silent trials that were answered. */
  readonly silentAnswered: number
}

export const noAnswers: AnswerCounts = { trials: 0, early: 0, silentTrials: 0, silentAnswered: 0 }

/**
 * More of the silent trials answered than that, or of all trials answered before their sound. The quick mode has few
 * silent trials and cannot afford as many of them answered: at 30 % one in five who press half the time would pass.
 */
const maxRates: Record<ScreenerMode, number> = { quick: 0.2, standard: 0.3, long: 0.3 }

/** With fewer, one slip of the finger would be a rate. */
const minSilentTrials = 4
const minSilentAnswered = 2
const minTrials = 8

/** So many silent trials belong to every test: fewer would not tell who guesses from who hears. */
export const silentTrialsWanted = 9

/** Whether presses come so often without a sound that answers to sounds say little. Looked at after every trial. */
export function tooManyFalsePositives(mode: ScreenerMode, counts: AnswerCounts): boolean {
  const { trials, early, silentTrials, silentAnswered } = counts
  const maxRate = maxRates[mode]
  if (trials >= minTrials && early / trials > maxRates.standard) return true
  if (silentTrials < minSilentTrials || silentAnswered < minSilentAnswered) return false
  return silentAnswered / silentTrials > maxRate
}
