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

const maxRate = 0.3

/** With fewer, one slip of the finger would be a rate. */
const minSilentTrials = 4
const minTrials = 8

/** Whether presses come so often without a sound that answers to sounds say little. Looked at after every trial. */
export const tooManyFalsePositives = ({ trials, early, silentTrials, silentAnswered }: AnswerCounts): boolean =>
  (silentTrials >= minSilentTrials && silentAnswered / silentTrials > maxRate) ||
  (trials >= minTrials && early / trials > maxRate)
