import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { audibleRatio } from './audible-ratio.ts'
import { splitBands } from './bands.ts'
import { finishSample, makeScenes, sampleLevels, sampleNames } from './make-samples.ts'
import { levelOf, mix } from './scene.ts'
import { makeVoice, sampleRate } from './voice.fixture.ts'

const scenes = makeScenes(makeVoice(), sampleRate)
const samples = sampleNames.map((name) => finishSample(scenes[name]))
const peakDbfs = (sample: Float32Array) =>
  20 * Math.log10(sample.reduce((peak, one) => Math.max(peak, Math.abs(one)), 0))
const levelsOf = (sample: Float32Array) => splitBands(sample, sampleRate).map(levelOf)

it('lets speech stand out more with each sample, by 3 dB at least', () => {
  const [unaided = 0, simple = 0, better = 0] = sampleNames.map((name) => audibleRatio(scenes[name]))
  expect(simple - unaided).toBeGreaterThan(3)
  expect(better - simple).toBeGreaterThan(3)
})

it('leaves the ratio of speech to noise to a simple device as it was, within 3 dB, and betters it with a better one', () => {
  const ratioOf = (name: (typeof sampleNames)[number]) => levelOf(scenes[name].speech) - levelOf(scenes[name].noise)
  expect(Math.abs(ratioOf('simple') - ratioOf('unaided'))).toBeLessThan(3)
  expect(ratioOf('better') - ratioOf('simple')).toBeGreaterThan(4)
})

it('makes all samples equally loud, within half a decibel, with no peak above its limit', () => {
  for (const sample of samples) {
    expect(Math.abs(levelOf(sample) - sampleLevels.rmsDbfs)).toBeLessThan(0.5)
    expect(peakDbfs(sample)).toBeLessThanOrEqual(sampleLevels.peakDbfs)
  }
  expect(sampleLevels.peakDbfs).toBeLessThan(-1)
})

it('takes most from high sounds without a device and gives them back by class', () => {
  const [unaided = [], simple = [], better = []] = sampleNames.map((name) => levelsOf(mix(scenes[name])))
  const drop = (levels: number[]) => (levels[1] ?? 0) - (levels[4] ?? 0)
  expect(drop(unaided) - drop(simple)).toBeGreaterThan(6)
  expect(drop(simple) - drop(better)).toBeGreaterThan(6)
})

it('begins with noise alone, quieter with a better device', () => {
  const [, simple = 0, better = 0] = sampleNames.map((name) =>
    levelOf(scenes[name].noise.subarray(0, Math.round(0.3 * sampleRate))),
  )
  expect(simple - better).toBeGreaterThan(6)
})

it('makes the same bytes again', () => {
  const hashOf = (sample: Float32Array) => createHash('sha256').update(new Uint8Array(sample.buffer)).digest('hex')
  const again = makeScenes(makeVoice(), sampleRate)
  expect(sampleNames.map((name) => hashOf(finishSample(again[name])))).toEqual(samples.map(hashOf))
})
