import type { Ear } from '../tested-ear.ts'

export const routingAnswers = ['left', 'right', 'both', 'none'] as const
export type RoutingAnswer = (typeof routingAnswers)[number]

/**
 * `swapped`: every side was told as the other one. `mono`: a sound was heard in both ears. `one_side_silent`: all
 * sounds of one side were not heard. `silent`: none was heard. `unclear`: anything else.
 */
export type RoutingFailure = 'swapped' | 'mono' | 'one_side_silent' | 'silent' | 'unclear'

export type RoutingCheck = {
  /** Of this attempt, three, both ears among them. */
  readonly sides: readonly Ear[]
  readonly answers: readonly RoutingAnswer[]
  /** Attempts that failed; after two, ears go on together. */
  readonly failures: number
  /** Why the last attempt failed; null while one is under way. */
  readonly failure: RoutingFailure | null
  /** `separate`: passed. `joined`: both ears are tested together, left and right are not known. */
  readonly verdict: 'separate' | 'joined' | null
}
