import { abortAfter } from '@/lib/calls/abort-after'
import { bufferOf } from './audio-buffer'
import type { SpokenDigits } from './digits-in-noise'
import { makeNoise, spectrumOf } from './noise'
import { type DigitLanguage, type DigitRecording, recordedDbfs, recordings } from './recordings'

/** For one digit, of a few seconds of sound: on the slowest of networks it comes in less. */
const patienceMs = 30_000

/** All ten digits of a language and a noise of their colour; throws where one of them does not come or is no sound. */
export async function loadDigits(context: BaseAudioContext, language: DigitLanguage): Promise<SpokenDigits> {
  const spoken = recordings.filter(({ lang }) => lang === language).sort((one, other) => one.digit - other.digit)
  const digits = await Promise.all(spoken.map((recording) => loadDigit(context, recording)))
  const noise = makeNoise(spectrumOf(digits, context.sampleRate), context.sampleRate)
  return { digits: digits.map((samples) => bufferOf(context, samples)), noise: bufferOf(context, noise) }
}

async function loadDigit(context: BaseAudioContext, { file, gainDb }: DigitRecording) {
  const response = await fetch(file, { signal: abortAfter(patienceMs) })
  if (!response.ok) throw new Error(`${file.pathname} answered ${response.status}`)
  const decoded = await context.decodeAudioData(await response.arrayBuffer())
  const gain = 10 ** ((gainDb - recordedDbfs) / 20)
  return trimmed(decoded.getChannelData(0)).map((sample) => sample * gain)
}

/** Codecs put silence before and after; with it digits would come too far apart. */
function trimmed(samples: Float32Array): Float32Array<ArrayBuffer> {
  const loudest = samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)
  const speaks = (sample: number) => Math.abs(sample) > loudest / 200
  return Float32Array.from(samples.subarray(samples.findIndex(speaks), samples.findLastIndex(speaks) + 1))
}
