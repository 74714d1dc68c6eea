import { startDigitTest } from './digits/digit-test.ts'
import { reduceDigits } from './reduce-digits.ts'
import { reduceFlow } from './reduce-flow.ts'
import { reducePause } from './reduce-pause.ts'
import { reduceRouting } from './reduce-routing.ts'
import { reduceTones } from './reduce-tones.ts'
import { startRouting } from './routing/routing-check.ts'
import type { ScreenerEvent } from './screener-event.ts'
import type { ScreenerMode } from './screener-mode.ts'
import type { ScreenerState } from './screener-state.ts'
import { startToneTest } from './tones/start-tones.ts'

/** @param options.seed any unsigned 32-bit integer; the same one gives the same test */
export function startScreener({ mode, seed }: { mode: ScreenerMode; seed: number }): ScreenerState {
  const routing = startRouting(seed >>> 0)
  // Ears are in their order once the questions and the routing check have told it.
  const tones = startToneTest(mode, [], routing.random)
  return {
    stage: 'suitability',
    mode,
    suitability: null,
    selfReport: null,
    routing: routing.routing,
    tones: tones.tones,
    digits: startDigitTest(),
    swappedFrom: null,
    paused: null,
    playback: null,
    lastPlaybackId: 0,
    random: tones.random,
  }
}

/** An event that does not belong to the state leaves it as it is, and gives back the same object. */
export function screenerReducer(state: ScreenerState, event: ScreenerEvent): ScreenerState {
  const paused = reducePause(state, event)
  if (paused !== state || state.paused) return paused
  if (isOfAnotherSound(state, event)) return state
  if (state.stage === 'routing') return reduceRouting(state, event)
  if (state.stage === 'tones') return reduceTones(state, event)
  if (state.stage === 'digits') return reduceDigits(state, event)
  return reduceFlow(state, event)
}

/** A sound that is over, or a time that is none. */
function isOfAnotherSound({ playback }: ScreenerState, event: ScreenerEvent): boolean {
  if ('at' in event && !Number.isFinite(event.at)) return true
  return (event.type === 'sound_started' || event.type === 'sound_ended') && event.id !== playback?.id
}
