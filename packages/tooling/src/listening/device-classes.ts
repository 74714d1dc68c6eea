import { changeBands, followLevel } from './change-bands.ts'
import { thresholds } from './hearing-loss.ts'
import { factorOf, fullScaleDb, type Scene, speechDb } from './scene.ts'

type DeviceClass = {
  /** For each band, the part of the loss that is given back. */
  readonly gives: readonly number[]
  /** Decibels that are taken off the noise while somebody speaks, and in the gaps. */
  readonly noiseDb: { readonly inSpeech: number; readonly inGaps: number }
}

/** Examples of two classes; the figures are chosen, and no device was measured for them (docs/listening.md). */
export const deviceClasses = {
  simple: { gives: [0.1, 0.2, 0.4, 0.4, 0.3, 0], noiseDb: { inSpeech: 0, inGaps: 0 } },
  better: { gives: [0.1, 0.2, 0.5, 0.6, 0.65, 0.5], noiseDb: { inSpeech: 5, inGaps: 11 } },
} as const satisfies Record<string, DeviceClass>

/** Lets a scene pass a device of a class: louder where hearing is lost, with less noise where the class does that. */
export const amplify = (scene: Scene, { gives, noiseDb }: DeviceClass): Scene =>
  changeBands({ ...scene, noise: reduceNoise(scene, noiseDb) }, (band) => (gives[band] ?? 0) * (thresholds[band] ?? 0))

/** Decibels below a talk at which a gap between words begins. */
const gapBelowDb = 20

function reduceNoise({ speech, noise, sampleRate }: Scene, { inSpeech, inGaps }: DeviceClass['noiseDb']): Float32Array {
  const gap = factorOf(speechDb - gapBelowDb - fullScaleDb)
  const levels = followLevel(speech, sampleRate)
  return noise.map((sample, index) => {
    // From a gap to full speech in steps that nobody hears.
    const speaks = Math.min(1, (levels[index] ?? 0) / gap)
    return sample * factorOf(-(inGaps + (inSpeech - inGaps) * speaks))
  })
}
