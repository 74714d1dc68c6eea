import { enterTriplet, heardTriplet, playTriplet } from './digits/digit-flow.ts'
import type { ScreenerEvent } from './screener-event.ts'
import type { ScreenerState } from './screener-state.ts'

export function reduceDigits(state: ScreenerState, event: ScreenerEvent): ScreenerState {
  if (event.type === 'triplet_asked') return playTriplet(state)
  if (event.type === 'sound_ended') return heardTriplet(state)
  return event.type === 'triplet_entered' ? enterTriplet(state, event.digits) : state
}
