import { expect, it } from 'vitest'
import { renewalDelay, requestTimeout } from './session-timer.ts'

it('renews five minutes before the end, at once when that has passed', () => {
  expect(renewalDelay(900_000, 0, 0)).toBe(600_000)
  expect(renewalDelay(900_000, 700_000, 0)).toBe(0)
})

it('after failures waits half a minute, twice as long each time, sixteen minutes at most', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 50].map((failures) => renewalDelay(0, 0, failures) / 1000)).toEqual([
    30, 60, 120, 240, 480, 960, 960, 960,
  ])
})

it('waits as long as the device may need, and hardly at all without a network', () => {
  expect(requestTimeout({ online: true, mobile: false })).toBe(30_000)
  expect(requestTimeout({ online: true, mobile: true })).toBe(60_000)
  expect(requestTimeout({ online: false, mobile: true })).toBe(5000)
})
