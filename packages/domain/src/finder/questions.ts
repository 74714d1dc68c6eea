import { lossDegrees } from '../vocabulary/loss-degrees.ts'

/**
 * The questions of the finder in their order, each with its answers as they stand in the address. «I don't know» is
 * always the last one and never takes anything away.
 */
export const finderQuestions = {
  who: { kind: 'one', choices: ['self', 'relative', 'child', 'unknown'] },
  signs: { kind: 'several', choices: ['sudden', 'one_sided', 'pain', 'none', 'unknown'] },
  hard: { kind: 'several', choices: ['phone', 'tv', 'table', 'street', 'room', 'unknown'] },
  loss: { kind: 'one', choices: [...lossDegrees, 'unknown'] },
  battery: { kind: 'one', choices: ['rechargeable', 'battery', 'unknown'] },
  budget: { kind: 'one', choices: ['200000', '400000', '700000', 'any', 'unknown'] },
} as const satisfies Record<string, { kind: 'one' | 'several'; choices: readonly string[] }>

export type FinderQuestion = keyof typeof finderQuestions
export type FinderChoice<Q extends FinderQuestion> = (typeof finderQuestions)[Q]['choices'][number]

export const finderOrder = Object.keys(finderQuestions) as FinderQuestion[]

/** A place where it is hard to hear. */
export type Hardship = Exclude<FinderChoice<'hard'>, 'unknown'>

/** What was answered so far; a question that was not is not there. */
export type FinderAnswers = {
  who?: FinderChoice<'who'>
  signs?: readonly FinderChoice<'signs'>[]
  hard?: readonly FinderChoice<'hard'>[]
  loss?: FinderChoice<'loss'>
  battery?: FinderChoice<'battery'>
  budget?: FinderChoice<'budget'>
  /** A doctor has seen the signs that were named. */
  seenByDoctor?: true
}
