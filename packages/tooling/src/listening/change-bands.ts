import { joinBands, splitBands } from './bands.ts'
import { factorOf, fullScaleDb, mix, type Scene } from './scene.ts'

/** In seconds: how fast a level is followed when it rises and when it falls. */
const attack = 0.01
const release = 0.08

/** Decibels to add in a band, of its number and of the level that is there, in decibels of sound pressure. */
export type BandGain = (band: number, levelDb: number) => number

/**
 * Changes each band by what its level asks for. The level is that of speech and noise together, as an ear or a device
 * has it; the change is applied to each, so that they still add up.
 */
export function changeBands(scene: Scene, gainOf: BandGain): Scene {
  const { sampleRate } = scene
  const speech = splitBands(scene.speech, sampleRate)
  const noise = splitBands(scene.noise, sampleRate)
  const factors = splitBands(mix(scene), sampleRate).map((both, band) =>
    followLevel(both, sampleRate).map((level) => factorOf(gainOf(band, 20 * Math.log10(level + 1e-9) + fullScaleDb))),
  )
  const changed = (parts: Float32Array[]) =>
    joinBands(parts.map((part, band) => part.map((sample, index) => sample * (factors[band]?.[index] ?? 1))))
  return { speech: changed(speech), noise: changed(noise), sampleRate }
}

/** Returns the level at each sample, as an amplitude: the root of the mean square over the last moments. */
export function followLevel(samples: Float32Array, sampleRate: number): Float32Array {
  const rise = 1 - Math.exp(-1 / (attack * sampleRate))
  const fall = 1 - Math.exp(-1 / (release * sampleRate))
  let power = 0
  return samples.map((sample) => {
    const now = sample * sample
    power += (now - power) * (now > power ? rise : fall)
    return Math.sqrt(power)
  })
}
