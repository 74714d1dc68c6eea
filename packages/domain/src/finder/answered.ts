import type { LossDegree } from '../vocabulary/loss-degrees.ts'
import type { FinderAnswers, Hardship } from './questions.ts'

/** What answers ask for; «I don't know» and «any» ask for nothing. */

/** Whole tenge for one; null is any price. */
export const budgetOf = ({ budget }: FinderAnswers): number | null =>
  budget && /^\d+$/.test(budget) ? Number(budget) : null

/** The degree of loss that must be covered. */
export const degreeOf = ({ loss }: FinderAnswers): LossDegree | null => (loss && loss !== 'unknown' ? loss : null)

export const namedHardships = ({ hard = [] }: FinderAnswers): Hardship[] =>
  hard.filter((choice) => choice !== 'unknown')

/** The way of powering. */
export const sourceOf = ({ battery }: FinderAnswers): 'rechargeable' | 'battery' | null =>
  battery && battery !== 'unknown' ? battery : null
