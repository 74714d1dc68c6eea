import { nextRandom } from '../random.ts'
import type { RoutingAnswer } from '../routing/routing-check.ts'
import { screenerReducer, startScreener } from '../screener.ts'
import type { ScreenerEvent } from '../screener-event.ts'
import type { ScreenerMode } from '../screener-mode.ts'
import type { ScreenerState } from '../screener-state.ts'
import type { Ear } from '../tested-ear.ts'
import { type Draw, hears, type Listener } from './listener.ts'

export function drawFrom(seed: number): Draw {
  let random = seed >>> 0
  return () => {
    const drawn = nextRandom(random)
    random = drawn.random
    return drawn.value
  }
}

/** @internal */
export const after = (state: ScreenerState, events: readonly ScreenerEvent[]) => events.reduce(screenerReducer, state)

/**
 * Up to the tones, with ears told apart.
 * @internal
 */
export function readyForTones(mode: ScreenerMode, seed: number): ScreenerState {
  const asked = after(startScreener({ mode, seed }), [
    { type: 'suitability_answered', flags: [] },
    { type: 'self_reported', selfReport: { answers: {}, betterEar: 'same' } },
    { type: 'set_up' },
    { type: 'level_set' },
    { type: 'routing_started' },
  ])
  return answerSides(asked, (side) => side)
}

/**
 * The check of left and right, each tone answered once it is heard.
 * @internal
 */
export const answerSides = (state: ScreenerState, answerOf: (side: Ear) => RoutingAnswer): ScreenerState =>
  state.routing.sides.reduce(
    (now, side) =>
      after(now, [
        { type: 'sound_started', id: now.lastPlaybackId, at: 1000 },
        { type: 'routing_answered', answer: answerOf(side), at: 1500 },
      ]),
    state,
  )

export type Run = { state: ScreenerState; tones: number; trials: number; seconds: number }

const maxTrials = 5000

/**
 * A whole test of tones by one listener. What is told to the reducer comes in the times in which it would.
 */
export function runTones(mode: ScreenerMode, listener: Listener, seed: number, draw: Draw): Run {
  let state = after(readyForTones(mode, seed), [{ type: 'tones_started' }])
  const run = { tones: 0, trials: 0, seconds: 0 }
  let now = 1000
  while (state.stage === 'tones' && run.trials < maxTrials) {
    if (state.paused) state = screenerReducer(state, { type: 'resumed' })
    const trial = oneTrial(state, listener, draw, now)
    run.trials += 1
    run.tones += state.playback?.kind === 'tone' ? 1 : 0
    state = after(state, trial.events)
    now = trial.now
  }
  return { ...run, state, seconds: (now - 1000) / 1000 }
}

function oneTrial(state: ScreenerState, listener: Listener, draw: Draw, now: number) {
  const { playback } = state
  if (playback?.kind !== 'tone' && playback?.kind !== 'silence') throw new Error('nothing to listen to')
  const onset = now + playback.delayMs
  const events: ScreenerEvent[] = [{ type: 'sound_started', id: playback.id, at: onset }]
  if (draw() < listener.early) events.push({ type: 'pressed', at: now + playback.delayMs / 2 })
  const frequencyHz = playback.kind === 'tone' ? playback.frequencyHz : null
  const heard =
    playback.kind === 'tone' && playback.ear !== 'both' && hears(listener, { ...playback, ear: playback.ear }, draw)
  if (heard || draw() < listener.falseAlarms(frequencyHz)) {
    const at = onset + 250 + draw() * 500
    return { events: [...events, { type: 'pressed', at } as const], now: at }
  }
  const at = onset + playback.answerMs
  return { events: [...events, { type: 'sound_ended', id: playback.id, at } as const], now: at }
}
