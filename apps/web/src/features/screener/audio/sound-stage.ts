import type { Playback } from '@estu/domain/screener/playback'
import { broadDbfs } from '@estu/domain/screener/tones/nominal-level'
import { bufferOf } from './audio-buffer'
import { type SpokenDigits, scheduleDigits } from './digits-in-noise'
import { makeNoise, speechSpectrum } from './noise'
import { amplitudeOf, guardedOutput } from './peak-guard'
import { scheduleTone } from './pulsed-tone'
import { speechSample } from './speech-sample'

/** As loud as somebody who talks across the table, where the volume is set right. */
const sampleLevel = 65

/** A cut without a click, and still silence at once. */
const fadeSeconds = 0.02

type Scheduled = { sources: AudioScheduledSourceNode[]; endsAt: number }
type Sounding = { fade: GainNode; sources: AudioScheduledSourceNode[] }

/** Everything that sounds in a context; only one sound at a time, and none of them around the guard. */
export function createSoundStage(context: BaseAudioContext) {
  const output = guardedOutput(context)
  let sounding: Sounding | null = null

  function stop(): void {
    if (!sounding) return
    const { fade, sources } = sounding
    sounding = null
    const now = context.currentTime
    fade.gain.cancelScheduledValues(now)
    fade.gain.setValueAtTime(1, now)
    fade.gain.linearRampToValueAtTime(0, now + fadeSeconds)
    for (const source of sources) source.stop(now + fadeSeconds)
  }

  /** @returns when it ends, in the context's seconds */
  function begin(schedule: (into: AudioNode) => Scheduled): number {
    stop()
    const fade = context.createGain()
    const { sources, endsAt } = schedule(fade)
    fade.connect(output)
    sounding = { fade, sources }
    for (const source of sources) source.onended = () => source.disconnect()
    return endsAt
  }

  return {
    stop,
    /** @param onset in the context's seconds */
    play(playback: Playback, onset: number, spoken: SpokenDigits | null): number {
      if (playback.kind === 'silence') {
        stop()
        return onset + playback.lengthMs / 1000
      }
      if (playback.kind !== 'digits') return begin((into) => scheduleTone(context, into, playback, onset))
      if (!spoken) throw new Error('digits have not been loaded')
      return begin((into) => scheduleDigits(context, into, spoken, playback, onset))
    },
    /** The voice of the digits where it is there, noise of its colour otherwise; until it is stopped. */
    playSample(spoken: SpokenDigits | null): void {
      const { sampleRate } = context
      const sample = spoken ? speechSample(context, spoken) : bufferOf(context, makeNoise(speechSpectrum, sampleRate))
      begin((into) => scheduleSample(context, into, sample))
    },
  }
}

function scheduleSample(context: BaseAudioContext, into: AudioNode, sample: AudioBuffer): Scheduled {
  const source = context.createBufferSource()
  source.buffer = sample
  source.loop = true
  const gain = context.createGain()
  gain.gain.setValueAtTime(0, context.currentTime)
  gain.gain.linearRampToValueAtTime(amplitudeOf(broadDbfs(sampleLevel)), context.currentTime + 0.5)
  source.connect(gain).connect(into)
  source.start()
  return { sources: [source], endsAt: Number.POSITIVE_INFINITY }
}
