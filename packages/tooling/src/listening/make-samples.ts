import { softenPeaks, trimSilence } from '../digits/level-speech.ts'
import { makeBabble } from './babble.ts'
import { amplify, deviceClasses } from './device-classes.ts'
import { loseHearing } from './hearing-loss.ts'
import { factorOf, makeScene, mix, type Scene, toLevel } from './scene.ts'

export const sampleNames = ['unaided', 'simple', 'better'] as const
export type SampleName = (typeof sampleNames)[number]

/** In decibels below full scale, of every sample: equally loud, with room above the peaks for what packing adds. */
export const sampleLevels = { rmsDbfs: -23, peakDbfs: -6 } as const

const seed = 20_261_128
const fadeSeconds = 0.08

/** Makes the three scenes out of a spoken sentence: without a device, with a simple one, with a better one. */
export function makeScenes(voice: Float32Array, sampleRate: number): Record<SampleName, Scene> {
  const sentence = trimSilence(voice, sampleRate)
  const heard = makeScene(sentence, sampleRate, (length) => makeBabble(sentence, length, seed))
  return {
    unaided: loseHearing(heard),
    simple: loseHearing(amplify(heard, deviceClasses.simple)),
    better: loseHearing(amplify(heard, deviceClasses.better)),
  }
}

/** Makes a scene what is packed: mixed, faded at both ends, and as loud as every other one. */
export function finishSample(scene: Scene): Float32Array {
  let sample = fade(mix(scene), scene.sampleRate)
  // Softening peaks takes loudness away, which the next round gives back.
  for (let round = 0; round < 10; round++) {
    sample = softenPeaks(toLevel(sample, sampleLevels.rmsDbfs), factorOf(sampleLevels.peakDbfs))
  }
  return sample
}

function fade(samples: Float32Array, sampleRate: number): Float32Array {
  const length = fadeSeconds * sampleRate
  return samples.map((sample, index) => sample * Math.min(1, index / length, (samples.length - 1 - index) / length))
}
