import type { ToneFrequency } from './screener-mode.ts'
import type { Ear, TestedEar } from './tested-ear.ts'

type Scheduled = {
  /** New for every sound, also for the same sound again. */
  readonly id: number
  /** Silence before it, in milliseconds. */
  readonly delayMs: number
}

/** How long the sound takes and how long after its onset an answer still counts, in milliseconds. */
type Answered = { readonly lengthMs: number; readonly answerMs: number }

/** Level in nominal decibels: they are the screener's own and say nothing of a hearing level. */
type Tone = { readonly frequencyHz: ToneFrequency; readonly level: number }

export type DigitTriplet = readonly [number, number, number]

/**
 * What is to be heard in a state. Who plays it tells `sound_started` at once, with the time at which it reaches the ear
 * (it may lie ahead), and `sound_ended` when `answerMs` after that have passed (at its end for routing and digits). A
 * sound whose id is no longer the state's is stopped.
 */
export type Playback =
  | (Scheduled & Tone & { readonly kind: 'routing'; readonly ear: Ear; readonly lengthMs: number })
  | (Scheduled & Tone & Answered & { readonly kind: 'tone'; readonly ear: TestedEar })
  | (Scheduled & Answered & { readonly kind: 'silence' })
  | (Scheduled & {
      readonly kind: 'digits'
      readonly digits: DigitTriplet
      readonly snrDb: number
      /** Speech inverted in one ear; never where both channels are mixed into one, which would cancel it. */
      readonly antiphasic: boolean
    })
