import { startRouting } from './routing/routing-check.ts'
import { worseEar } from './scoring/ears-differ.ts'
import type { ScreenerEvent } from './screener-event.ts'
import type { ScreenerStage, ScreenerState } from './screener-state.ts'
import { suitabilityOf } from './suitability.ts'
import { repeatTones } from './tones/finish-trial.ts'
import { presentTone } from './tones/present-tone.ts'

const before: Partial<Record<ScreenerStage, ScreenerStage>> = {
  refused: 'suitability',
  questions: 'suitability',
  setup: 'questions',
  level: 'setup',
}

/** The screens on which the test itself plays nothing. */
export function reduceFlow(state: ScreenerState, event: ScreenerEvent): ScreenerState {
  const previous = before[state.stage]
  if (event.type === 'went_back') return previous ? { ...state, stage: previous } : state
  switch (state.stage) {
    case 'suitability':
      return event.type === 'suitability_answered' ? judgeSuitability(state, event.flags) : state
    case 'questions':
      return event.type === 'self_reported' ? { ...state, stage: 'setup', selfReport: event.selfReport } : state
    case 'setup':
      return event.type === 'set_up' ? { ...state, stage: 'level' } : state
    case 'level':
      return event.type === 'level_set' ? { ...state, stage: 'routing', ...startRouting(state.random) } : state
    case 'ready':
      return event.type === 'tones_started' ? presentTone({ ...state, stage: 'tones' }) : state
    case 'digits_offer':
      return afterOffer(state, event)
    case 'result':
      return event.type === 'tones_repeated' ? repeatTones(worn(state, event.swapped ?? false)) : state
    default:
      return state
  }
}

/** For these tones alone: any others are heard with the headphones as they should be. */
const worn = (state: ScreenerState, isSwapped: boolean): ScreenerState => ({
  ...state,
  swappedFrom: isSwapped ? worseEar(state) : null,
})

function judgeSuitability(state: ScreenerState, flags: Parameters<typeof suitabilityOf>[0]): ScreenerState {
  const suitability = suitabilityOf(flags)
  return { ...state, suitability, stage: suitability === 'suitable' ? 'questions' : 'refused' }
}

function afterOffer(state: ScreenerState, event: ScreenerEvent): ScreenerState {
  if (event.type === 'digits_accepted') return { ...state, stage: 'digits' }
  return event.type === 'digits_declined' ? { ...state, stage: 'result' } : state
}
