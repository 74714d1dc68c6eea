import type { DigitTriplet, Playback } from '@estu/domain/screener/playback'
import { broadDbfs } from '@estu/domain/screener/tones/nominal-level'
import { amplitudeOf } from './peak-guard'

/** Digits have an RMS of 1 where they speak, noise everywhere. */
export type SpokenDigits = { readonly digits: readonly AudioBuffer[]; readonly noise: AudioBuffer }

type Triplet = Extract<Playback, { kind: 'digits' }>

/** Three less than the sample the volume was set by: where speech and noise are alike, together they are as loud. */
const nominalLevel = 62

/** Noise before the first digit and after the last, and silence between digits, in seconds. */
const lead = 0.5
const between = 0.2
const ramp = 0.05

/** The louder of the two stays at its level while the other one gives way: in all they never get much louder. */
export function levelsAt(snrDb: number): { speech: number; noise: number } {
  const level = broadDbfs(nominalLevel)
  return { speech: amplitudeOf(level + Math.min(snrDb, 0)), noise: amplitudeOf(level - Math.max(snrDb, 0)) }
}

/** @param onset in the context's seconds @returns the sources, to be stopped, and when they end by themselves */
export function scheduleDigits(
  context: BaseAudioContext,
  output: AudioNode,
  spoken: SpokenDigits,
  { digits, snrDb, antiphasic }: Triplet,
  onset: number,
) {
  const levels = levelsAt(snrDb)
  const { times, end } = timesOf(spoken, digits, onset + lead)
  const endsAt = end + lead
  const speech = speechInput(context, output, levels.speech, antiphasic)
  const voices = times.map(({ buffer, at }) => play(context, speech, buffer, at))
  const gain = context.createGain()
  gain.gain.setValueAtTime(0, onset)
  gain.gain.linearRampToValueAtTime(levels.noise, onset + ramp)
  gain.gain.setValueAtTime(levels.noise, endsAt - ramp)
  gain.gain.linearRampToValueAtTime(0, endsAt)
  gain.connect(output)
  // Another part of the noise each time: nobody learns where it is soft.
  const noise = play(context, gain, spoken.noise, onset, Math.random() * spoken.noise.duration)
  noise.stop(endsAt)
  return { sources: [...voices, noise], endsAt }
}

function timesOf({ digits: buffers }: SpokenDigits, triplet: DigitTriplet, from: number) {
  let end = from
  const times = triplet.flatMap((digit) => {
    const buffer = buffers[digit]
    if (!buffer) return []
    const at = end
    end = at + buffer.duration + between
    return [{ buffer, at }]
  })
  return { times, end: end - between }
}

/** Both ears; the right one inverted for antiphasic speech, while the noise stays the same in both. */
function speechInput(context: BaseAudioContext, output: AudioNode, amplitude: number, antiphasic: boolean): AudioNode {
  const left = context.createGain()
  left.gain.value = amplitude
  const right = context.createGain()
  right.gain.value = antiphasic ? -1 : 1
  const merger = context.createChannelMerger(2)
  left.connect(merger, 0, 0)
  left.connect(right).connect(merger, 0, 1)
  merger.connect(output)
  return left
}

function play(context: BaseAudioContext, into: AudioNode, buffer: AudioBuffer, at: number, offset?: number) {
  const source = context.createBufferSource()
  source.buffer = buffer
  source.loop = offset !== undefined
  source.connect(into)
  source.start(at, offset ?? 0)
  return source
}
