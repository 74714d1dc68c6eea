import type { Playback } from '@estu/domain/screener/playback'
import { loadDigits } from '@/features/screener/audio/load-digits'
import { guardedOutput } from '@/features/screener/audio/peak-guard'
import { createSoundStage } from '@/features/screener/audio/sound-stage'
import { channelsOf, part, peakOf } from './measure.ts'

const sampleRate = 48_000
const digits = loadDigits(new OfflineAudioContext(2, 1, sampleRate), 'ru')

/** A loud tone straight into the guard. @returns the peak that comes out */
export async function pushGuard(amplitude: number): Promise<number> {
  const context = new OfflineAudioContext(2, sampleRate / 2, sampleRate)
  const oscillator = context.createOscillator()
  const gain = context.createGain()
  gain.gain.value = amplitude
  oscillator.connect(gain).connect(guardedOutput(context))
  oscillator.start()
  const { left, right } = channelsOf(await context.startRendering())
  return Math.max(peakOf(left), peakOf(right))
}

/** A tone that is stopped in its middle. @returns peaks before, and from 50 ms on; the largest step between samples */
export async function cutTone() {
  const context = new OfflineAudioContext(2, sampleRate, sampleRate)
  const stage = createSoundStage(context)
  stage.play(tone({ level: 60, ear: 'left' }), 0, null)
  const at = 0.12
  const stopped = context.suspend(at).then(() => {
    stage.stop()
    return context.resume()
  })
  const { left } = channelsOf(await context.startRendering())
  await stopped
  const steps = left.slice(1).map((sample, index) => sample - (left[index] ?? 0))
  return {
    before: peakOf(part(left, sampleRate, 0, at)),
    after: peakOf(part(left, sampleRate, at + 0.05, 1)),
    step: peakOf(steps),
  }
}

type Wild = Partial<Extract<Playback, { kind: 'tone' }>>

const tone = (wild: Wild): Playback => ({
  kind: 'tone',
  id: 1,
  delayMs: 0,
  lengthMs: 880,
  answerMs: 2080,
  ear: 'both',
  frequencyHz: 1000,
  level: 60,
  ...wild,
})

/** Any calls at any times, on several stages at once. @returns the peak that comes out, and how many calls were refused */
export async function overlapAll(calls: readonly { at: number; stage: number; level: number; snrDb: number }[]) {
  const context = new OfflineAudioContext(2, sampleRate * 2, sampleRate)
  const spoken = await digits
  const stages = [0, 1, 2, 3].map(() => createSoundStage(context))
  let refused = 0
  const attempt = (play: () => void) => {
    try {
      play()
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
      refused++
    }
  }
  for (const { at, stage: index, level, snrDb } of calls) {
    const stage = stages[index]
    if (!stage) continue
    attempt(() => {
      if (index === 0)
        return stage.play(
          { kind: 'digits', id: 1, delayMs: 0, digits: [1, 4, 9], snrDb, antiphasic: false },
          at,
          spoken,
        )
      return index === 1 ? stage.playSample(spoken) : stage.play(tone({ level }), at, null)
    })
  }
  const { left, right } = channelsOf(await context.startRendering())
  const odd = [left, right].some((samples) => samples.some(Number.isNaN))
  return { peak: Math.max(peakOf(left), peakOf(right)), refused, odd }
}
