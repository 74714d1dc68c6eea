import type { Playback } from '../playback.ts'
import { randomInteger } from '../random.ts'
import type { ScreenerState } from '../screener-state.ts'
import { isSilent } from './silent-trials.ts'
import { toneTiming } from './tone-limits.ts'

const { minGapMs, maxGapMs, lengthMs, answerClosesMs } = toneTiming

/** The next tone or silence of the series under way. @param quietMs how long it has been silent already */
export function presentTone(state: ScreenerState, quietMs = 0): ScreenerState {
  const { tones, lastPlaybackId } = state
  const series = tones.plan[tones.measured.length]
  if (!series) return state
  const gap = randomInteger(state.random, minGapMs, maxGapMs)
  const silent = isSilent(tones.block)
  const timing = {
    id: lastPlaybackId + 1,
    delayMs: Math.max(gap.value - quietMs, 0),
    lengthMs,
    answerMs: answerClosesMs,
  }
  const { ear, frequencyHz } = series
  const playback: Playback = silent
    ? { kind: 'silence', ...timing }
    : { kind: 'tone', ...timing, ear, frequencyHz, level: tones.search.level }
  return {
    ...state,
    random: gap.random,
    playback,
    lastPlaybackId: timing.id,
    tones: { ...tones, trial: { isSilent: silent, onsetAt: null, early: false } },
  }
}
