import { expect } from '@playwright/test'
import { test } from './sound-test.ts'

test('digits are alike in loudness, noise has the colour of speech, and both stand as asked', async ({ sounds }) => {
  for (const language of ['ru', 'kk'] as const) {
    await test.step(`all ten digits are there, alike in loudness, ${language}`, async () => {
      const { named, heard } = await sounds.evaluate((lang) => window.loaded.describeDigits(lang), language)
      expect(named).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
      expect(heard).toHaveLength(10)
      for (const [digit, { seconds, rmsDb, crestDb }] of heard.entries()) {
        expect(seconds, `length of ${digit}`).toBeGreaterThan(0.18)
        expect(seconds, `length of ${digit}`).toBeLessThan(0.8)
        expect(Math.abs(rmsDb), `loudness of ${digit}`).toBeLessThanOrEqual(0.7)
        expect(crestDb, `peak of ${digit}`).toBeLessThanOrEqual(15)
      }
    })

    await test.step(`noise has the colour of speech and no seam, ${language}`, async () => {
      const [even, ofVoice] = await sounds.evaluate((lang) => window.loaded.describeNoise(lang), language)
      for (const noise of [even, ofVoice]) {
        expect(noise?.rms).toBeCloseTo(1, 3)
        expect(noise?.octaveErrorDb).toBeLessThanOrEqual(0.5)
        // Noise is drawn anew each time, and so is its highest moment.
        expect(noise?.crestDb).toBeLessThanOrEqual(16)
        expect(noise?.seam).toBeLessThan(5)
      }
      expect(even?.fallDb).toBeCloseTo(12, 0)
      // The voice has colours of its own, and yet those of speech.
      expect(ofVoice?.fallDb).toBeGreaterThan(1)
    })

    await test.step(`speech and noise stand as asked, steady in all, and below the limit, ${language}`, async () => {
      const totals: number[] = []
      for (const snrDb of [-30, -18, -8, 0, 6, 12]) {
        const heard = await sounds.evaluate(([lang, snr]) => window.loaded.renderTriplet(lang, snr, true), [
          language,
          snrDb,
        ] as const)
        expect(Math.abs(heard.speechDbfs - heard.noiseDbfs - snrDb), `${snrDb} dB`).toBeLessThanOrEqual(1)
        expect(heard.peakDbfs).toBeLessThan(-15.1)
        expect(heard.after).toBe(0)
        totals.push(10 * Math.log10(10 ** (heard.speechDbfs / 10) + 10 ** (heard.noiseDbfs / 10)))
      }
      expect(Math.max(...totals) - Math.min(...totals)).toBeLessThanOrEqual(4)
    })
  }

  await test.step('where ears cannot be told apart, both hear the same', async () => {
    const { alike, peakDbfs } = await sounds.evaluate(() => window.loaded.renderTriplet('kk', 0, false))
    expect(alike).toBe(true)
    expect(peakDbfs).toBeGreaterThan(-40)
  })
})
