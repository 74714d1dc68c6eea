import type { ScreenerState } from '../screener-state.ts'
import { type AnswerCounts, noAnswers, silentTrialsWanted, tooManyFalsePositives } from './false-positives.ts'
import { presentTone } from './present-tone.ts'
import { afterAnswer, startSearch } from './series-search.ts'
import { nextInBlock } from './silent-trials.ts'
import { startToneTest } from './start-tones.ts'
import { toneTiming } from './tone-limits.ts'
import type { ToneTest, ToneTrial } from './tone-test.ts'

/** Takes the answer of the trial under way and goes on: next trial, next series, once more from the ear's first, or end. */
export function finishTrial(state: ScreenerState, trial: ToneTrial, heard: boolean): ScreenerState {
  const { mode, tones } = state
  const next = nextInBlock(mode, tones.block, state.random)
  const counts = countTrial(tones.counts, trial, heard)
  const counted: ScreenerState = { ...state, random: next.random, tones: { ...tones, block: next.block, counts } }
  if (tooManyFalsePositives(mode, counts)) return afterFalsePositives(counted)
  const answered = trial.isSilent ? counted : takeAnswer(counted, heard)
  if (isDone(answered.tones)) return endTones(answered)
  // A sound that was not answered has been over for as long as an answer was waited for.
  return presentTone(answered, heard ? 0 : toneTiming.answerTailMs)
}

const isDone = ({ plan, measured, counts }: ToneTest) =>
  measured.length === plan.length && counts.silentTrials >= silentTrialsWanted

const countTrial = (counts: AnswerCounts, { early, isSilent }: ToneTrial, heard: boolean): AnswerCounts => ({
  trials: counts.trials + 1,
  early: counts.early + (early ? 1 : 0),
  silentTrials: counts.silentTrials + (isSilent ? 1 : 0),
  silentAnswered: counts.silentAnswered + (isSilent && heard ? 1 : 0),
})

function takeAnswer(state: ScreenerState, heard: boolean): ScreenerState {
  const { mode, tones } = state
  const series = tones.plan[tones.measured.length]
  if (!series) return state
  const step = afterAnswer(tones.search, heard)
  if (step.search) return { ...state, tones: { ...tones, search: step.search } }
  const done = { ...series, threshold: step.threshold, presentations: tones.search.presentations + 1 }
  return { ...state, tones: { ...tones, measured: [...tones.measured, done], search: startSearch(mode) } }
}

/** Explained once; what was measured of this ear meanwhile is worth nothing and is measured again. */
function afterFalsePositives(state: ScreenerState): ScreenerState {
  const { mode, tones } = state
  if (tones.reinstructed) return endTones({ ...state, tones: { ...tones, falsePositives: true } })
  const ear = (tones.plan[tones.measured.length] ?? tones.plan.at(-1))?.ear
  const again: ToneTest = {
    ...tones,
    measured: tones.measured.filter((series) => series.ear !== ear),
    search: startSearch(mode),
    counts: noAnswers,
    trial: null,
    reinstructed: true,
  }
  return { ...state, tones: again, playback: null, paused: 'reinstruct' }
}

/** Tones that say nothing lead to the result at once: digits would only tire. Nor are they offered where they were done. */
export function endTones(state: ScreenerState): ScreenerState {
  const straight = state.mode === 'quick' || state.tones.falsePositives || state.digits.phase === 'done'
  const tones = { ...state.tones, trial: null }
  return { ...state, stage: straight ? 'result' : 'digits_offer', tones, playback: null, paused: null }
}

/** The same ears once more, from the first tone. */
export function repeatTones(state: ScreenerState): ScreenerState {
  const ears = [...new Set(state.tones.plan.map(({ ear }) => ear))]
  return { ...state, ...startToneTest(state.mode, ears, state.random), stage: 'ready', playback: null, paused: null }
}
