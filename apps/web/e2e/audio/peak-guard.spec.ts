import { expect } from '@playwright/test'
import fc from 'fast-check'
import { test } from './sound-test.ts'

const limit = 10 ** (-15 / 20)

/** What arithmetic with 32 bits may add. */
const rounding = 1e-6

test('what is above the limit is cut off, and no calls are louder', async ({ sounds }) => {
  await test.step('what is above the limit is cut off, what is below passes as it is', async () => {
    const peaks = await sounds.evaluate(() =>
      Promise.all([0.001, 0.1, 0.17, 0.5, 1, 1000].map(window.loaded.pushGuard)),
    )
    for (const [index, expected] of [0.001, 0.1, 0.17, limit, limit, limit].entries())
      expect(peaks[index]).toBeCloseTo(expected, 5)
    for (const peak of peaks) expect(peak).toBeLessThanOrEqual(limit + rounding)
  })

  await test.step('levels that are no numbers are refused', async () => {
    const refused = await sounds.evaluate(async () => {
      const none = Number.NaN
      const { refused: count, peak } = await window.loaded.overlapAll([
        { at: 0, stage: 2, level: none, snrDb: 0 },
        { at: 0, stage: 3, level: Number.POSITIVE_INFINITY, snrDb: 0 },
        { at: 0, stage: 0, level: 0, snrDb: none },
      ])
      return { count, peak }
    })
    expect(refused).toEqual({ count: 3, peak: 0 })
  })

  await test.step('no calls, whatever they ask for and however they overlap, are louder', async () => {
    const call = fc.record({
      at: fc.double({ min: 0, max: 1.5, noNaN: true }),
      stage: fc.nat(3),
      level: fc.oneof(fc.integer({ min: 10, max: 60 }), fc.constantFrom(61, 63, 80, 200, 1e9)),
      snrDb: fc.oneof(fc.integer({ min: -30, max: 12 }), fc.constantFrom(-500, 60, 1000)),
    })
    let refusals = 0
    let loudest = 0
    await fc.assert(
      fc.asyncProperty(fc.array(call, { minLength: 2, maxLength: 8 }), async (calls) => {
        const { peak, refused, odd } = await sounds.evaluate((all) => window.loaded.overlapAll(all), calls)
        refusals += refused
        loudest = Math.max(loudest, peak)
        expect(odd).toBe(false)
        expect(peak).toBeLessThanOrEqual(limit + rounding)
      }),
      { numRuns: 40, seed: 1 },
    )
    expect(refusals).toBeGreaterThan(0)
    expect(loudest).toBeGreaterThan(limit / 2)
  })
})
