import type { Playback } from '../playback.ts'
import { randomInteger } from '../random.ts'
import type { ScreenerState } from '../screener-state.ts'
import type { TestedEar } from '../tested-ear.ts'
import { isSilent } from './silent-trials.ts'
import { toneLevels, toneTiming } from './tone-limits.ts'
import type { ToneSeries, ToneTest } from './tone-test.ts'

const { minGapMs, maxGapMs, quickMaxGapMs, lengthMs, answerClosesMs } = toneTiming

/** The next tone or silence of the series under way. @param quietMs how long it has been silent already */
export function presentTone(state: ScreenerState, quietMs = 0): ScreenerState {
  const { tones, lastPlaybackId } = state
  const tone = nextTone(tones)
  if (!tone) return state
  const gap = randomInteger(state.random, minGapMs, state.mode === 'quick' ? quickMaxGapMs : maxGapMs)
  const silent = isSilent(tones.block)
  const timing = {
    id: lastPlaybackId + 1,
    delayMs: Math.max(gap.value - quietMs, 0),
    lengthMs,
    answerMs: answerClosesMs,
  }
  const ear = state.swappedFrom ? otherSide(tone.ear) : tone.ear
  const playback: Playback = silent ? { kind: 'silence', ...timing } : { kind: 'tone', ...timing, ...tone, ear }
  return {
    ...state,
    random: gap.random,
    playback,
    lastPlaybackId: timing.id,
    tones: { ...tones, trial: { isSilent: silent, onsetAt: null, early: false } },
  }
}

/** Headphones that are worn the other way round bring the right channel to the left ear. */
function otherSide(ear: TestedEar): TestedEar {
  if (ear === 'both') return ear
  return ear === 'left' ? 'right' : 'left'
}

/** Once all is measured, well audible tones that count for nothing stand between the silent trials that are left. */
function nextTone({
  plan,
  measured,
  search,
}: ToneTest): (Pick<ToneSeries, 'ear' | 'frequencyHz'> & { level: number }) | null {
  const series = plan[measured.length]
  if (series) return { ear: series.ear, frequencyHz: series.frequencyHz, level: search.level }
  const last = plan.at(-1)
  return last ? { ear: last.ear, frequencyHz: last.frequencyHz, level: toneLevels.start } : null
}
