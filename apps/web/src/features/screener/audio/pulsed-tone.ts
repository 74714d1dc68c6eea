import type { Playback } from '@estu/domain/screener/playback'
import type { TestedEar } from '@estu/domain/screener/tested-ear'
import { toneDbfs } from '@estu/domain/screener/tones/nominal-level'
import { tonePulses } from '@estu/domain/screener/tones/tone-limits'
import { amplitudeOf } from './peak-guard'

type Tone = Extract<Playback, { kind: 'tone' | 'routing' }>

const { count, lengthMs, gapMs, rampMs } = tonePulses
const seconds = (ms: number) => ms / 1000

/** Channels of a merger: an exact zero in the other ear, where a panner leaks. */
const channels: Record<TestedEar, readonly number[]> = { left: [0], right: [1], both: [0, 1] }

/** @param onset in the context's seconds @returns the source, to be stopped, and when it ends by itself */
export function scheduleTone(context: BaseAudioContext, output: AudioNode, tone: Tone, onset: number) {
  const amplitude = amplitudeOf(toneDbfs(tone.frequencyHz, tone.level))
  const oscillator = context.createOscillator()
  oscillator.frequency.value = tone.frequencyHz
  const envelope = context.createGain()
  envelope.gain.value = 0
  for (let pulse = 0; pulse < count; pulse++)
    schedulePulse(envelope.gain, amplitude, onset + pulse * seconds(lengthMs + gapMs))
  const merger = context.createChannelMerger(2)
  oscillator.connect(envelope)
  for (const channel of channels[tone.ear]) envelope.connect(merger, 0, channel)
  merger.connect(output)
  const endsAt = onset + count * seconds(lengthMs) + (count - 1) * seconds(gapMs)
  oscillator.start(onset)
  oscillator.stop(endsAt)
  return { sources: [oscillator], endsAt }
}

/** Ramps at both ends: without them a click of all frequencies would be heard instead of the tone. */
function schedulePulse(gain: AudioParam, amplitude: number, from: number): void {
  const until = from + seconds(lengthMs)
  gain.setValueAtTime(0, from)
  gain.linearRampToValueAtTime(amplitude, from + seconds(rampMs))
  gain.setValueAtTime(amplitude, until - seconds(rampMs))
  gain.linearRampToValueAtTime(0, until)
}
