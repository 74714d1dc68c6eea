import { toneFrequencies } from '@estu/domain/screener/screener-mode'
import { toneDbfs } from '@estu/domain/screener/tones/nominal-level'
import { toneLevels } from '@estu/domain/screener/tones/tone-limits'
import { expect } from '@playwright/test'
import { test } from './sound-test.ts'

const levels = Array.from(
  { length: (toneLevels.cap - toneLevels.floor) / 5 + 1 },
  (_, step) => toneLevels.floor + step * 5,
)
const tones = toneFrequencies.flatMap((frequencyHz) =>
  levels.flatMap((level) => (['left', 'right'] as const).map((ear) => ({ ear, frequencyHz, level }))),
)

test('every tone at every level is as loud as it should be, clean, in its ear, and silent once it is stopped', async ({
  sounds,
}) => {
  for (const sampleRate of [44_100, 48_000])
    await test.step(`every tone at every level is as it should be, ${sampleRate} Hz`, async () => {
      const measured = await sounds.evaluate(
        async ([all, rate]) => {
          const heard = []
          for (const tone of all) heard.push(await window.loaded.renderTone(tone, rate))
          return heard
        },
        [tones, sampleRate] as const,
      )
      expect(measured).toHaveLength(tones.length)
      let worstError = 0
      for (const [index, { ear, frequencyHz, level }] of tones.entries()) {
        const heard = measured[index]
        const name = `${frequencyHz} Hz at ${level}, ${ear}`
        for (const dbfs of [heard?.dbfs ?? 0, heard?.lastDbfs ?? 0]) {
          const error = Math.abs(dbfs - toneDbfs(frequencyHz, level))
          worstError = Math.max(worstError, error)
          expect(error, name).toBeLessThanOrEqual(0.1)
        }
        expect(heard?.otherPeak, name).toBe(0)
        expect(heard?.harmonicDb, name).toBeLessThan(-80)
        expect(heard?.risesTo, name).toBeLessThan(0.2)
        expect(heard?.fallsTo, name).toBeLessThan(0.2)
        expect(heard?.outside, name).toBe(0)
        expect(heard?.peakDbfs, name).toBeLessThanOrEqual(-15)
      }
      const worst = (of: 'harmonicDb' | 'risesTo' | 'peakDbfs') => Math.max(...measured.map((heard) => heard[of]))
      console.info(
        `${tones.length} tones at ${sampleRate} Hz: level within ${worstError.toFixed(3)} dB, harmonics ${worst('harmonicDb').toFixed(1)} dB, first 5 ms ${(worst('risesTo') * 100).toFixed(0)} %, peak ${worst('peakDbfs').toFixed(2)} dBFS`,
      )
    })

  await test.step('ears together hear the same', async () => {
    const heard = await sounds.evaluate(() =>
      window.loaded.renderTone({ ear: 'both', frequencyHz: 2000, level: 40 }, 48_000),
    )
    expect(heard.ears).toBe(true)
    expect(heard.dbfs).toBeCloseTo(toneDbfs(2000, 40), 1)
  })

  await test.step('a tone that is stopped is silent within 50 ms, and without a click', async () => {
    const { before, after, step } = await sounds.evaluate(() => window.loaded.cutTone())
    expect(before).toBeGreaterThan(0.01)
    expect(after).toBe(0)
    // A sine of 1 kHz steps by 13 % of its peak between samples; a click would step by more.
    expect(step).toBeLessThan(before * 0.14)
  })
})
