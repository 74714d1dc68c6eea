import type { Playback } from '@estu/domain/screener/playback'
import type { ToneFrequency } from '@estu/domain/screener/screener-mode'
import type { TestedEar } from '@estu/domain/screener/tested-ear'
import { createSoundStage } from '@/features/screener/audio/sound-stage'
import { amplitudeAt, channelsOf, decibels, part, peakOf } from './measure.ts'

export { openWithout, playDigits, playLate, playTone, troublesOf } from './live.ts'
export { cutTone, overlapAll, pushGuard } from './rough-calls.ts'
export { describeDigits, describeNoise, renderTriplet } from './speech.ts'

const onset = 0.05
const pulse = { length: 0.22, gap: 0.11 }

type Tone = { ear: TestedEar; frequencyHz: ToneFrequency; level: number }

/** What comes out of the destination for one tone. */
export async function renderTone({ ear, frequencyHz, level }: Tone, sampleRate: number) {
  const context = new OfflineAudioContext(2, sampleRate * 1.1, sampleRate)
  const playback: Playback = { kind: 'tone', id: 1, delayMs: 0, lengthMs: 880, answerMs: 2080, ear, frequencyHz, level }
  createSoundStage(context).play(playback, onset, null)
  const { left, right } = channelsOf(await context.startRendering())
  const samples = ear === 'right' ? right : left
  const piece = (from: number, to: number) => part(samples, sampleRate, onset + from, onset + to)
  // A tenth of a second holds whole cycles of every frequency.
  const steady = piece(0.05, 0.15)
  const amplitude = amplitudeAt(steady, frequencyHz, sampleRate)
  const harmonics = [2, 3, 4, 5].filter((order) => order * frequencyHz < sampleRate / 2)
  const third = 2 * (pulse.length + pulse.gap)
  return {
    dbfs: decibels(amplitude),
    lastDbfs: decibels(amplitudeAt(piece(third + 0.05, third + 0.15), frequencyHz, sampleRate)),
    harmonicDb: decibels(
      Math.max(...harmonics.map((order) => amplitudeAt(steady, order * frequencyHz, sampleRate))) / amplitude,
    ),
    peakDbfs: decibels(Math.max(peakOf(left), peakOf(right))),
    otherPeak: ear === 'both' ? 0 : peakOf(ear === 'left' ? right : left),
    ears: ear === 'both' ? left.every((sample, index) => sample === right[index]) : null,
    risesTo: peakOf(piece(0, 0.005)) / amplitude,
    fallsTo: peakOf(piece(pulse.length - 0.005, pulse.length)) / amplitude,
    outside: peakOf(part(samples, sampleRate, 0, onset)) + peakOf(piece(0.221, 0.329)) + peakOf(piece(0.89, 1)),
  }
}
