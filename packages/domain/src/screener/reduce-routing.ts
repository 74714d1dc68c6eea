import { answerRouting, maxRoutingFailures, routingTone, startRouting } from './routing/routing-check.ts'
import type { ScreenerEvent } from './screener-event.ts'
import type { ScreenerState } from './screener-state.ts'
import { startToneTest } from './tones/start-tones.ts'
import { toneTiming } from './tones/tone-limits.ts'
import { earOrder } from './tones/tone-plan.ts'

/** The check that left is left: which ear a tone is in, three times. */
export function reduceRouting(state: ScreenerState, event: ScreenerEvent): ScreenerState {
  const { routing, playback } = state
  switch (event.type) {
    case 'went_back':
      return { ...state, stage: 'level', playback: null }
    case 'routing_started':
      return playback || routing.failure || routing.answers.length > 0 ? state : playRouting(state)
    case 'routing_repeated':
      return routing.failure ? state : playRouting(state)
    case 'sound_started':
      return { ...state, routing: { ...routing, onsetAt: event.at } }
    case 'sound_ended':
      return { ...state, playback: null }
    case 'routing_answered':
      return routing.failure || !mayHear(state, event.at) ? state : takeAnswer(state, event.answer)
    case 'routing_retried':
      return routing.failure && routing.failures < maxRoutingFailures ? retry(state) : state
    case 'ears_joined':
      return routing.failure ? readyForTones({ ...state, routing: { ...routing, verdict: 'joined' } }) : state
    default:
      return state
  }
}

/** A second press of the answer before must not answer the tone that has yet to come: it would tell ears as swapped. */
const mayHear = ({ routing: { onsetAt } }: ScreenerState, at: number): boolean =>
  onsetAt !== null && at >= onsetAt + toneTiming.answerOpensMs

/** The tone of the side in turn, also once more. */
export function playRouting(state: ScreenerState): ScreenerState {
  const ear = state.routing.sides[state.routing.answers.length]
  if (!ear) return state
  const id = state.lastPlaybackId + 1
  const { lengthMs } = toneTiming
  const routing = { ...state.routing, onsetAt: null }
  return { ...state, routing, lastPlaybackId: id, playback: { kind: 'routing', id, ear, ...routingTone, lengthMs } }
}

function takeAnswer(state: ScreenerState, answer: Parameters<typeof answerRouting>[1]): ScreenerState {
  const routing = answerRouting(state.routing, answer)
  const answered = { ...state, routing, playback: null }
  if (routing.verdict) return readyForTones(answered)
  return routing.failure ? answered : playRouting(answered)
}

const retry = (state: ScreenerState): ScreenerState =>
  playRouting({ ...state, ...startRouting(state.random, state.routing.failures) })

function readyForTones(state: ScreenerState): ScreenerState {
  const ears = earOrder(state.selfReport?.betterEar ?? 'same', state.routing.verdict === 'joined')
  return { ...state, ...startToneTest(state.mode, ears, state.random), stage: 'ready', playback: null }
}
