import type { LossDegree } from '../vocabulary/loss-degrees.ts'
import type { Hardship } from './questions.ts'
import type { oftenMissed } from './rules.ts'

/** Why a device stands in the shortlist; each names the answer that it meets. */
export type FinderReason =
  | { code: Hardship; by: string }
  | { code: 'loss'; degree: LossDegree; upTo: LossDegree }
  | { code: 'breadth'; degrees: readonly LossDegree[] }
  | { code: 'rechargeable' }
  | { code: 'battery'; source: string }
  | { code: 'budget'; leftKzt: number }

/** What a device does not do, said beside what it does. */
export type FinderLack =
  | { code: Hardship }
  | { code: 'no_reserve' }
  | { code: 'source'; source: string }
  | { code: 'over_budget'; byKzt: number }
  | { code: 'price_unknown' }
  | { code: 'to_order' | 'demo_only' }
  | { code: 'without'; name: (typeof oftenMissed)[number] }

/** What a pick is to the person who chooses. */
export type FinderRole = 'best' | 'cheaper' | 'tv'

export type FinderPick = {
  slug: string
  role: FinderRole | null
  /** How many tenge it costs more than the best, negative for less; null for the best and where a price is unknown. */
  differenceKzt: number | null
  reasons: readonly FinderReason[]
  lacks: readonly FinderLack[]
  /** Whether it meets everything that was asked for. */
  answersAll: boolean
}

export type FinderOutcome = {
  /** The best first, then the cheaper one and the one with television, then others that answer well. */
  picks: readonly FinderPick[]
  /** Nothing within the budget would do: these cost more, and each says by how much. */
  isOverBudget: boolean
}
