import { randomInteger } from '../random.ts'
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
  /** When the tone in turn reaches the ear; null until its sound is under way. */
  readonly onsetAt: number | null
  /** Attempts that failed; after two, only both ears together are left. */
  readonly failures: number
  /** Why the last attempt failed; null while one is under way. */
  readonly failure: RoutingFailure | null
  /** `separate`: passed. `joined`: both ears are tested together, left and right are not known. */
  readonly verdict: 'separate' | 'joined' | null
}

/** Of a check: whoever fails so often has headphones, a phone or an ear that will not pass a third time. */
export const maxRoutingFailures = 2

/** A tone that is well heard and yet within the limits of tones. */
export const routingTone = { frequencyHz: 1000, level: 55, delayMs: 700 } as const

/** Every order of three sides but those of one side alone. */
const orders: readonly (readonly Ear[])[] = [
  ['left', 'right', 'left'],
  ['left', 'right', 'right'],
  ['left', 'left', 'right'],
  ['right', 'left', 'right'],
  ['right', 'left', 'left'],
  ['right', 'right', 'left'],
]

export function startRouting(random: number, failures = 0): { routing: RoutingCheck; random: number } {
  const drawn = randomInteger(random, 0, orders.length - 1)
  const sides = orders[drawn.value] ?? []
  return {
    routing: { sides, answers: [], onsetAt: null, failures, failure: null, verdict: null },
    random: drawn.random,
  }
}

/** Three of three must be right. */
export function answerRouting(check: RoutingCheck, answer: RoutingAnswer): RoutingCheck {
  if (check.failure || check.verdict) return check
  const answers = [...check.answers, answer]
  if (answers.length < check.sides.length) return { ...check, answers }
  const failure = failureOf(check.sides, answers)
  if (!failure) return { ...check, answers, verdict: 'separate' }
  return { ...check, answers, failure, failures: check.failures + 1 }
}

function failureOf(sides: readonly Ear[], answers: readonly RoutingAnswer[]): RoutingFailure | null {
  const told = (wanted: (side: Ear, answer: RoutingAnswer) => boolean) =>
    sides.every((side, index) => wanted(side, answers[index] ?? 'none'))
  if (told((side, answer) => answer === side)) return null
  if (answers.includes('both')) return 'mono'
  if (told((_, answer) => answer === 'none')) return 'silent'
  if (told((side, answer) => answer !== side && answer !== 'none')) return 'swapped'
  const silentSide = sides[answers.indexOf('none')]
  if (silentSide && told((side, answer) => answer === (side === silentSide ? 'none' : side))) return 'one_side_silent'
  return 'unclear'
}
