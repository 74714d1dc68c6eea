import { dropTriplet } from './digits/digit-flow.ts'
import { playRouting } from './reduce-routing.ts'
import type { ScreenerEvent } from './screener-event.ts'
import type { PauseReason, ScreenerState } from './screener-state.ts'
import { presentTone } from './tones/present-tone.ts'

/** Where sounds are played by the test, a pause means something. */
const soundingStages: readonly ScreenerState['stage'][] = ['routing', 'tones', 'digits']

/** Silence; what was under way is asked again afterwards, and counts for nothing. */
export function pause(state: ScreenerState, reason: PauseReason): ScreenerState {
  const silent = dropTriplet({ ...state, playback: null, paused: reason })
  return { ...silent, tones: { ...silent.tones, trial: null, lastPressAt: null } }
}

/** Pausing, going on and ending early; any other event gives back the same object. */
export function reducePause(state: ScreenerState, event: ScreenerEvent): ScreenerState {
  if (event.type === 'paused')
    return soundingStages.includes(state.stage) && !state.paused ? pause(state, event.reason) : state
  if (event.type === 'resumed') return state.paused ? resume({ ...state, paused: null }) : state
  if (event.type === 'finished_early') return mayFinish(state) ? finish(state) : state
  return state
}

function resume(state: ScreenerState): ScreenerState {
  if (state.stage === 'tones') return presentTone(state)
  return state.stage === 'routing' && !state.routing.failure ? playRouting(state) : state
}

const mayFinish = ({ stage }: ScreenerState) => stage === 'tones' || stage === 'digits' || stage === 'digits_offer'

const finish = (state: ScreenerState): ScreenerState => ({
  ...state,
  stage: 'result',
  paused: null,
  playback: null,
  tones: { ...state.tones, trial: null },
})
