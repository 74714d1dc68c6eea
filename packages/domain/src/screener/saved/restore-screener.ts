import { digitCounts } from '../digits/digit-limits.ts'
import { startScreener } from '../screener.ts'
import type { ScreenerState } from '../screener-state.ts'
import { startToneTest } from '../tones/start-tones.ts'
import { earOrder } from '../tones/tone-plan.ts'
import { parseSaved } from './parse-saved.ts'
import { type SavedScreener, savedKeptMs } from './saved-screener.ts'

/**
 * A saved test, paused where it sounds; null where it is broken, of another version, older than a day, or from later
 * than now, as after a clock was moved.
 */
export function restoreScreener(text: string | null, now: number): ScreenerState | null {
  const saved = parseSaved(text)
  if (!saved || now < saved.savedAt || now - saved.savedAt > savedKeptMs) return null
  const { mode, stage, joined, selfReport } = saved
  const { tones, random } = startToneTest(mode, earOrder(selfReport.betterEar, joined), saved.random)
  const measured = saved.measured.flatMap((done, index) => {
    const series = tones.plan[index]
    return series ? [{ ...series, ...done }] : []
  })
  if (measured.length < saved.measured.length || !isLikely(saved, tones.plan.length)) return null
  const fresh = startScreener({ mode, seed: random })
  const { counts, reinstructed, falsePositives, digitLevels } = saved
  const answered = digitLevels.length - 1
  return {
    ...fresh,
    stage,
    random,
    suitability: 'suitable',
    selfReport,
    swappedFrom: saved.swappedFrom,
    routing: { ...fresh.routing, verdict: joined ? 'joined' : 'separate' },
    tones: { ...tones, measured, counts, reinstructed, falsePositives },
    digits: {
      levels: digitLevels,
      answered,
      triplet: null,
      phase: answered === digitCounts.triplets ? 'done' : 'idle',
    },
    paused: stage === 'tones' || stage === 'digits' ? 'asked' : null,
  }
}

/** A stage that its own answers cannot have led to was not written by a test. */
function isLikely({ stage, mode, measured, digitLevels }: SavedScreener, planned: number): boolean {
  const digitsDone = digitLevels.length > digitCounts.triplets
  if (stage === 'ready') return measured.length === 0
  if (stage === 'digits_offer' || stage === 'digits')
    return mode !== 'quick' && !(stage === 'digits' && digitsDone) && measured.length <= planned
  return true
}
