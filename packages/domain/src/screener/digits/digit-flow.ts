import type { ScreenerState } from '../screener-state.ts'
import { digitDelayMs } from './digit-limits.ts'
import { answerTriplet, drawTriplet, levelOf } from './digit-test.ts'

export function playTriplet(state: ScreenerState): ScreenerState {
  if (state.digits.phase !== 'idle') return state
  const { triplet, random } = drawTriplet(state.random)
  const id = state.lastPlaybackId + 1
  return {
    ...state,
    random,
    digits: { ...state.digits, triplet, phase: 'playing' },
    lastPlaybackId: id,
    playback: {
      kind: 'digits',
      id,
      delayMs: digitDelayMs,
      digits: triplet,
      snrDb: levelOf(state.digits),
      antiphasic: state.routing.verdict === 'separate',
    },
  }
}

export const heardTriplet = (state: ScreenerState): ScreenerState => ({
  ...state,
  playback: null,
  digits: { ...state.digits, phase: 'answering' },
})

/** May come while the third digit still sounds: whoever knows need not wait. */
export function enterTriplet(state: ScreenerState, digits: readonly number[]): ScreenerState {
  if (state.digits.phase !== 'playing' && state.digits.phase !== 'answering') return state
  const answered = answerTriplet(state.digits, digits)
  return { ...state, digits: answered, playback: null, stage: answered.phase === 'done' ? 'result' : 'digits' }
}

/** Three digits that were cut off are not asked for. */
export const dropTriplet = (state: ScreenerState): ScreenerState =>
  state.digits.phase === 'playing'
    ? { ...state, playback: null, digits: { ...state.digits, triplet: null, phase: 'idle' } }
    : state
