import { fourier } from './fourier'

/** Of nearly three seconds; a noise of random phases begins as it ends, so that it is played in a loop without a seam. */
const noiseLength = 2 ** 17

/** Share of the noise's power at a frequency in hertz, of any scale. */
export type Spectrum = (frequencyHz: number) => number

/** Of speech as it is on average over a long time: every hertz alike up to 500 Hz, above that 9 dB less with each octave. */
export const speechSpectrum: Spectrum = (frequencyHz) => {
  if (frequencyHz < 100 || frequencyHz > 10_000) return 0
  return frequencyHz < 500 ? 1 : (500 / frequencyHz) ** 3
}

/** Noise with an RMS of 1. */
export function makeNoise(spectrum: Spectrum, sampleRate: number): Float32Array<ArrayBuffer> {
  const real = new Float64Array(noiseLength)
  const imaginary = new Float64Array(noiseLength)
  for (let bin = 1; bin < noiseLength / 2; bin++) {
    const amplitude = Math.sqrt(spectrum((bin * sampleRate) / noiseLength))
    const phase = Math.random() * 2 * Math.PI
    real[bin] = amplitude * Math.cos(phase)
    imaginary[bin] = amplitude * Math.sin(phase)
  }
  fourier(real, imaginary)
  const power = real.reduce((sum, sample) => sum + sample * sample, 0) / noiseLength
  return Float32Array.from(real, (sample) => sample / Math.sqrt(power))
}

/** Bands of a third of an octave, in which a spectrum is even. */
const bandsInOctave = 3
/** Longer than all but the last sounds of a digit. */
const digitLength = 2 ** 15

const bandOf = (frequencyHz: number) => Math.round(bandsInOctave * Math.log2(frequencyHz / 1000))

/** The long-term spectrum of recordings: a noise of the voice's own colour covers all of it alike. */
export function spectrumOf(recordings: readonly Float32Array[], sampleRate: number): Spectrum {
  const powers = new Map<number, { sum: number; bins: number }>()
  for (const samples of recordings) {
    const real = new Float64Array(digitLength)
    const imaginary = new Float64Array(digitLength)
    real.set(samples.subarray(0, digitLength))
    fourier(real, imaginary)
    for (let bin = 1; bin < digitLength / 2; bin++) {
      const band = bandOf((bin * sampleRate) / digitLength)
      const power = powers.get(band) ?? { sum: 0, bins: 0 }
      power.sum += (real[bin] as number) ** 2 + (imaginary[bin] as number) ** 2
      power.bins += 1
      powers.set(band, power)
    }
  }
  return (frequencyHz) => {
    const { sum, bins } = powers.get(bandOf(frequencyHz)) ?? { sum: 0, bins: 1 }
    return frequencyHz < 80 ? 0 : sum / bins
  }
}
