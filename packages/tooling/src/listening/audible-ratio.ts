import { splitBands } from './bands.ts'
import { fullScaleDb, levelOf, type Scene } from './scene.ts'

/** Decibels of sound pressure in a band below which a good ear in a quiet room hears nothing. */
const heardFromDb = 20
/** Beyond these a band gives no more, and no less, to the words. */
const mostDb = 15

/** Bands that carry most of the words: the lowest says little of them. */
const fromBand = 1

/**
 * Tells how far speech stands out of what hides it, the noise and the threshold of hearing, in decibels: the mean of
 * the bands from 500 Hz up, each held between −15 and 15 dB.
 */
export function audibleRatio({ speech, noise, sampleRate }: Scene): number {
  const spoken = splitBands(speech, sampleRate).slice(fromBand)
  const hidden = splitBands(noise, sampleRate).slice(fromBand)
  const ratios = spoken.map((band, index) => {
    const cover = powerOf(levelOf(hidden[index] ?? band)) + powerOf(heardFromDb - fullScaleDb)
    return Math.max(-mostDb, Math.min(mostDb, levelOf(band) - 10 * Math.log10(cover)))
  })
  return ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length
}

const powerOf = (db: number) => 10 ** (db / 10)
