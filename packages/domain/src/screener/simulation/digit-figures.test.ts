import { expect, it } from 'vitest'
import { answerTriplet, drawTriplet, levelOf, startDigitTest } from '../digits/digit-test.ts'
import { digitsResult } from '../scoring/digits-result.ts'
import { drawFrom } from './simulate.ts'

const runs = 4000

/** @param slope share of triplets understood for each decibel, where half of them are */
function measuredSrt(seed: number, srtDb: number, slope: number): number {
  const draw = drawFrom(seed * 31 + 7)
  let random = seed
  let test = startDigitTest()
  while (test.phase !== 'done') {
    const drawn = drawTriplet(random)
    random = drawn.random
    const share = 1 / (1 + Math.exp(-4 * slope * (levelOf(test) - srtDb)))
    const understood = draw() < share
    test = answerTriplet({ ...test, triplet: drawn.triplet }, understood ? drawn.triplet : [])
  }
  const result = digitsResult(test, true)
  return result?.kind === 'measured' ? result.srtDb : Number.NaN
}

it.each([
  { srtDb: -10, slope: 0.2 },
  { srtDb: -10, slope: 0.15 },
  { srtDb: -10, slope: 0.12 },
  { srtDb: -17.5, slope: 0.15 },
  { srtDb: -3, slope: 0.15 },
])('digits at $srtDb dB with $slope per dB: within 1.1 dB and without bias', ({ srtDb, slope }) => {
  const measured = Array.from({ length: runs }, (_, seed) => measuredSrt(seed, srtDb, slope))
  const mean = measured.reduce((sum, one) => sum + one, 0) / runs
  const sd = Math.sqrt(measured.reduce((sum, one) => sum + (one - mean) ** 2, 0) / runs)
  console.info(`digits at ${srtDb} dB, ${slope} per dB: bias ${(mean - srtDb).toFixed(2)} dB, SD ${sd.toFixed(2)} dB`)
  expect(sd).toBeLessThanOrEqual(1.1)
  expect(Math.abs(mean - srtDb)).toBeLessThanOrEqual(0.5)
})
