import { expect } from '@playwright/test'
import { openSounds, test } from './sound-test.ts'

test('a tone tells when it reaches the ear, and what takes the sound away is told by its name', async ({ sounds }) => {
  await test.step('a tone tells when it reaches the ear, and when an answer no longer counts', async () => {
    const { opened, called, told } = await sounds.evaluate(() => window.loaded.playTone('nothing'))
    expect(opened).toBeNull()
    expect(told).toEqual([
      { type: 'sound_started', id: 7, at: expect.any(Number) },
      { type: 'sound_ended', id: 7, at: expect.any(Number) },
    ])
    const [started, ended] = told.map((event) => ('at' in event ? event.at : Number.NaN))
    // 50 ms of silence and what the device needs.
    expect((started ?? 0) - called).toBeGreaterThanOrEqual(50)
    expect((started ?? 0) - called).toBeLessThan(400)
    expect((ended ?? 0) - (started ?? 0)).toBeGreaterThanOrEqual(98)
  })

  await test.step('headphones that are late are waited for', async () => {
    const late = await sounds.evaluate(() => window.loaded.playLate(0.25))
    expect(late).toBeGreaterThanOrEqual(300)
    expect(late).toBeLessThan(600)
  })

  await test.step('a stopped tone tells nothing more, and another one takes its place', async () => {
    const stopped = await sounds.evaluate(() => window.loaded.playTone('stop'))
    expect(stopped.told.map(({ type }) => type)).toEqual(['sound_started'])
    const replaced = await sounds.evaluate(() => window.loaded.playTone('play again'))
    expect(replaced.told.map((event) => 'id' in event && `${event.type} ${event.id}`)).toEqual([
      'sound_started 7',
      'sound_started 8',
      'sound_ended 8',
    ])
  })

  await test.step('what takes the sound away stops it, and is told by its name', async () => {
    for (const [happens, trouble] of [
      ['hidden', 'hidden'],
      ['device', 'device_changed'],
      ['suspended', 'interrupted'],
      ['failed', 'no_device'],
    ] as const) {
      const { troubles, told, again } = await sounds.evaluate((what) => window.loaded.troublesOf(what), happens)
      expect(troubles, happens).toEqual([trouble])
      expect(told, happens).toEqual(['sound_started'])
      expect(again, happens).toBeNull()
    }
  })

  await test.step('a sound before anything was opened is told as interrupted, after closing nothing', async () => {
    const early = await sounds.evaluate(() => window.loaded.troublesOf('too early'))
    expect(early).toEqual({ troubles: ['interrupted'], told: [], again: null })
    const closed = await sounds.evaluate(() => window.loaded.troublesOf('closed'))
    expect(closed).toEqual({ troubles: [], told: ['sound_started'], again: null })
  })

  await test.step('where there is no sound, opening says why', async () => {
    for (const [what, trouble] of [
      ['AudioContext', 'unsupported'],
      ['device', 'no_device'],
      ['tap', 'blocked'],
      ['clock', 'no_device'],
    ] as const)
      expect(await sounds.evaluate((missing) => window.loaded.openWithout(missing), what), what).toBe(trouble)
  })
})

test('digits are loaded once sound is open and tell their end; those that do not come are told', async ({
  sounds,
  page,
}) => {
  await test.step('digits are loaded once sound is open, and tell their end', async () => {
    const { beforeOpen, loaded, troubles, told } = await sounds.evaluate(() => window.loaded.playDigits())
    expect(beforeOpen).toBe('blocked')
    expect(loaded).toBeNull()
    expect(troubles).toEqual(['digits_unavailable'])
    expect(told.map(({ type }) => type)).toEqual(['sound_started', 'sound_ended'])
  })

  await test.step('digits that do not come are told, and nothing is played', async () => {
    await openSounds(page)
    await page.route('**/kk-7.mp3', (route) => route.fulfill({ status: 503, body: '' }))
    const { loaded, troubles, told } = await page.evaluate(() => window.loaded.playDigits())
    expect(loaded).toBe('digits_unavailable')
    expect(troubles).toEqual(['digits_unavailable', 'digits_unavailable'])
    expect(told).toEqual([])
  })
})
