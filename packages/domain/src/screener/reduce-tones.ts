import { pause } from './reduce-pause.ts'
import type { ScreenerEvent } from './screener-event.ts'
import type { ScreenerState } from './screener-state.ts'
import { endTone, pressTone, startTone } from './tones/answer-tone.ts'

const interrupt = (state: ScreenerState) => pause(state, 'interrupted')

export function reduceTones(state: ScreenerState, event: ScreenerEvent): ScreenerState {
  if (event.type === 'sound_started') return startTone(state, event.at)
  if (event.type === 'sound_ended') return endTone(state, event.at, interrupt)
  return event.type === 'pressed' ? pressTone(state, event.at, interrupt) : state
}
