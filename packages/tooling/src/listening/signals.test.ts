import { expect, it } from 'vitest'
import { makeBabble } from './babble.ts'
import { bands, joinBands, splitBands } from './bands.ts'
import { loseHearing, thresholds } from './hearing-loss.ts'
import { fullScaleDb, levelOf, type Scene, toLevel } from './scene.ts'
import { makeVoice, sampleRate } from './voice.fixture.ts'

const tone = (hz: number, dbfs: number): Float32Array =>
  toLevel(
    Float32Array.from({ length: sampleRate }, (_, index) => Math.sin((2 * Math.PI * hz * index) / sampleRate)),
    dbfs,
  )

it('adds up bands to what was split, and holds each tone mostly in its own band', () => {
  const voice = makeVoice()
  const joined = joinBands(splitBands(voice, sampleRate))
  expect(Math.max(...joined.map((sample, index) => Math.abs(sample - (voice[index] ?? 0))))).toBeLessThan(1e-6)
  bands.forEach((hz, band) => {
    const levels = splitBands(tone(hz, -20), sampleRate).map(levelOf)
    expect(levels.indexOf(Math.max(...levels)), `${hz} Hz`).toBe(band)
  })
})

it('loses a tone at the threshold and keeps the loudest as it is', () => {
  const heard = (hz: number, db: number): number => {
    const speech = tone(hz, db - fullScaleDb)
    const scene: Scene = { speech, noise: new Float32Array(speech.length), sampleRate }
    return levelOf(loseHearing(scene).speech) + fullScaleDb
  }
  bands.slice(1, 5).forEach((hz, index) => {
    const threshold = thresholds[index + 1] ?? 0
    expect(heard(hz, threshold), `${hz} Hz at the threshold`).toBeLessThan(10)
    expect(heard(hz, 86), `${hz} Hz, loud`).toBeGreaterThan(60)
  })
  expect(heard(500, 60) - heard(4000, 60)).toBeGreaterThan(20)
})

it('hums with the colour of the voice and the same way each time', () => {
  const voice = makeVoice()
  const babble = makeBabble(voice, voice.length, 1)
  const ofVoice = splitBands(toLevel(voice, -23), sampleRate).map(levelOf)
  const ofBabble = splitBands(toLevel(babble, -23), sampleRate).map(levelOf)
  const differences = ofVoice.map((level, band) => Math.abs(level - (ofBabble[band] ?? 0)))
  expect(Math.max(...differences)).toBeLessThan(6)
  expect(makeBabble(voice, voice.length, 1)).toEqual(babble)
  expect(makeBabble(voice, voice.length, 2)).not.toEqual(babble)
})
