import { fourier } from '@/features/screener/audio/fourier'
import { loadDigits } from '@/features/screener/audio/load-digits'
import { makeNoise, type Spectrum, spectrumOf, speechSpectrum } from '@/features/screener/audio/noise'
import { type DigitLanguage, recordings } from '@/features/screener/audio/recordings'
import { createSoundStage } from '@/features/screener/audio/sound-stage'
import { channelsOf, decibels, peakOf, rmsOf } from './measure.ts'

const sampleRate = 48_000
const offline = (seconds: number) => new OfflineAudioContext(2, sampleRate * seconds, sampleRate)

const loaded = new Map<DigitLanguage, ReturnType<typeof loadDigits>>()

function digitsOf(language: DigitLanguage) {
  const known = loaded.get(language) ?? loadDigits(offline(1), language)
  loaded.set(language, known)
  return known
}

/** Every recording of a language as it is played. */
export async function describeDigits(language: DigitLanguage) {
  const { digits } = await digitsOf(language)
  return {
    named: recordings.flatMap(({ lang, digit }) => (lang === language ? [digit] : [])),
    heard: digits.map((buffer) => {
      const samples = buffer.getChannelData(0)
      return {
        seconds: buffer.duration,
        rmsDb: decibels(rmsOf(samples)),
        crestDb: decibels(peakOf(samples) / rmsOf(samples)),
      }
    }),
  }
}

const octaves = [250, 500, 1000, 2000, 4000]

function octavePower(wanted: (frequencyHz: number) => number): number[] {
  return octaves.map((centre) => {
    let sum = 0
    for (let frequencyHz = centre / Math.SQRT2; frequencyHz < centre * Math.SQRT2; frequencyHz += 1)
      sum += wanted(frequencyHz)
    return sum
  })
}

function powersOf(samples: Float32Array): Spectrum {
  const [real, imaginary] = [Float64Array.from(samples), new Float64Array(samples.length)]
  fourier(real, imaginary)
  const bin = (frequencyHz: number) => Math.round((frequencyHz * samples.length) / sampleRate)
  return (frequencyHz) => (real[bin(frequencyHz)] ?? 0) ** 2 + (imaginary[bin(frequencyHz)] ?? 0) ** 2
}

/** Noise by itself and in the colour of a language: how far its octaves lie from what they should be, and its seam. */
export async function describeNoise(language: DigitLanguage) {
  const { digits } = await digitsOf(language)
  const ofVoice = spectrumOf(
    digits.map((buffer) => buffer.getChannelData(0)),
    sampleRate,
  )
  return [speechSpectrum, ofVoice].map((spectrum) => {
    const noise = makeNoise(spectrum, sampleRate)
    const wanted = octavePower(spectrum)
    const made = octavePower(powersOf(noise))
    const offsets = wanted.map((power, index) => 10 * Math.log10((made[index] ?? 0) / power))
    const steps = noise.map((sample, index) => Math.abs(sample - (noise[index ? index - 1 : noise.length - 1] ?? 0)))
    return {
      rms: rmsOf(noise),
      crestDb: decibels(peakOf(noise) / rmsOf(noise)),
      /** From the octave of 1 kHz to that of 4 kHz. */
      fallDb: 10 * Math.log10((made[2] ?? 0) / (made[4] ?? 0)),
      octaveErrorDb: Math.max(...offsets) - Math.min(...offsets),
      // The first step is from the end to the beginning.
      seam: (steps[0] ?? 0) / rmsOf(steps),
    }
  })
}

/** Speech and noise as they come out: half the difference and half the sum of the ears, where speech is antiphasic. */
export async function renderTriplet(language: DigitLanguage, snrDb: number, antiphasic: boolean) {
  const context = offline(4)
  const spoken = await digitsOf(language)
  const playback = { kind: 'digits', id: 1, delayMs: 0, digits: [4, 0, 7], snrDb, antiphasic } as const
  const endsAt = createSoundStage(context).play(playback, 0, spoken)
  const { left, right } = channelsOf(await context.startRendering())
  const speech = left.map((sample, index) => (sample - (right[index] ?? 0)) / 2)
  const noise = left.map((sample, index) => (sample + (right[index] ?? 0)) / 2)
  const loudest = peakOf(speech)
  const spoke = speech.filter((sample) => Math.abs(sample) > loudest / 200)
  return {
    peakDbfs: decibels(Math.max(peakOf(left), peakOf(right))),
    speechDbfs: decibels(rmsOf(spoke)),
    noiseDbfs: decibels(rmsOf(noise.slice(0.1 * sampleRate, (endsAt - 0.1) * sampleRate))),
    alike: left.every((sample, index) => sample === right[index]),
    after: peakOf(left.slice(Math.ceil(endsAt * sampleRate))),
  }
}
