import type { ScreenerState } from '../screener-state.ts'
import { finishTrial } from './finish-trial.ts'
import { toneTiming } from './tone-limits.ts'
import type { ToneTrial } from './tone-test.ts'

const { answerOpensMs, answerClosesMs, bounceMs, clockToleranceMs } = toneTiming

const withTrial = (state: ScreenerState, trial: ToneTrial): ScreenerState => ({
  ...state,
  tones: { ...state.tones, trial },
})

/** @param interrupt what to do where the clock cannot be right */
export function pressTone(
  state: ScreenerState,
  at: number,
  interrupt: (state: ScreenerState) => ScreenerState,
): ScreenerState {
  const { tones, playback } = state
  const { trial, lastPressAt } = tones
  if (!trial || !playback) return state
  const sinceLast = lastPressAt === null ? null : at - lastPressAt
  if (sinceLast !== null && sinceLast >= 0 && sinceLast < bounceMs) return state
  const pressed: ScreenerState = { ...state, tones: { ...tones, lastPressAt: at } }
  if (trial.onsetAt === null) return withTrial(pressed, { ...trial, early: true })
  const sinceOnset = at - trial.onsetAt
  if (sinceOnset < -playback.delayMs - clockToleranceMs) return interrupt(pressed)
  if (sinceOnset > answerClosesMs + clockToleranceMs) return interrupt(pressed)
  if (sinceOnset < answerOpensMs || sinceOnset > answerClosesMs) return withTrial(pressed, { ...trial, early: true })
  return finishTrial(pressed, trial, true)
}

/** The time for an answer is over. */
export function endTone(
  state: ScreenerState,
  at: number,
  interrupt: (state: ScreenerState) => ScreenerState,
): ScreenerState {
  const { trial } = state.tones
  if (!trial) return state
  // Ended without a start: nothing is known of what was heard.
  if (trial.onsetAt === null) return interrupt(state)
  const late = at - trial.onsetAt - answerClosesMs
  return Math.abs(late) > clockToleranceMs ? interrupt(state) : finishTrial(state, trial, false)
}

export function startTone(state: ScreenerState, at: number): ScreenerState {
  const { trial } = state.tones
  return trial && trial.onsetAt === null ? withTrial(state, { ...trial, onsetAt: at }) : state
}
