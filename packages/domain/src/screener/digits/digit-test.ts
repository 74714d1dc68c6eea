import type { DigitTriplet } from '../playback.ts'

export type DigitTest = {
  /** Decibels of speech to noise of every triplet that was played; one more than answers while one is under way. */
  readonly levels: readonly number[]
  readonly answered: number
  readonly triplet: DigitTriplet | null
  /** `idle`: the next three wait for the person's own button. */
  readonly phase: 'idle' | 'playing' | 'answering' | 'done'
}
