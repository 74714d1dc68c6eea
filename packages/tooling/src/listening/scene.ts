/** A sentence and the noise around it, apart, so that what each becomes can be measured. Both are of one length. */
export type Scene = { readonly speech: Float32Array; readonly noise: Float32Array; readonly sampleRate: number }

/** Decibels of sound pressure that full scale stands for: speech of −23 dBFS is then as loud as a talk at 65 dB. */
export const fullScaleDb = 88

/** In decibels of sound pressure: talk across a table, and the hum of a café a little below it. */
export const speechDb = 65
const noiseDb = 62

/** Silence before the sentence, where the noise is heard alone, and after it. */
const aloneSeconds = 0.4

/** Returns a gain in decibels as a factor of amplitude. */
export const factorOf = (db: number): number => 10 ** (db / 20)

/** Returns the mean power of samples in decibels of full scale. */
export function levelOf(samples: Float32Array): number {
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length
  return 10 * Math.log10(power + 1e-12)
}

/** Puts a sentence into noise, each at its own level; `makeNoise` is told how many samples are needed. */
export function makeScene(voice: Float32Array, sampleRate: number, makeNoise: (length: number) => Float32Array): Scene {
  const alone = Math.round(aloneSeconds * sampleRate)
  const speech = new Float32Array(voice.length + 2 * alone)
  speech.set(toLevel(voice, speechDb - fullScaleDb), alone)
  return { speech, noise: toLevel(makeNoise(speech.length), noiseDb - fullScaleDb), sampleRate }
}

/** Returns speech and noise as they are heard, together. */
export const mix = ({ speech, noise }: Scene): Float32Array =>
  speech.map((sample, index) => sample + (noise[index] ?? 0))

/** Returns samples brought to a level in decibels of full scale. */
export function toLevel(samples: Float32Array, dbfs: number): Float32Array {
  const factor = factorOf(dbfs - levelOf(samples))
  return samples.map((sample) => sample * factor)
}
