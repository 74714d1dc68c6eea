import { afterEach, expect, it, vi } from 'vitest'
import { partsOf, withDay, withTime } from './date-parts.ts'

afterEach(() => vi.unstubAllEnvs())

it('shows an instant on the clock of Almaty, and keeps what is chosen there', () => {
  expect(partsOf('2026-11-25T20:05:00.000Z')).toEqual({ day: '2026-11-26', time: '01:05' })
  expect(withTime({ day: '2026-11-26', time: '01:05' }, '09:30').stored).toBe('2026-11-26T04:30:00.000Z')
  expect(withDay({ day: '2026-11-26', time: '01:05' }, '2026-12-01', 'minute').stored).toBe('2026-11-30T20:05:00.000Z')
  expect(partsOf('soon')).toEqual({ day: '', time: '' })
})

it('a day alone is that day in Almaty whenever it is read', () => {
  const { stored } = withDay({ day: '', time: '' }, '2026-11-26', 'day')
  expect(stored).toBe('2026-11-26T12:00:00.000Z')
  expect(partsOf(stored ?? '').day).toBe('2026-11-26')
})

it('half a date is kept on the screen and not stored; a day begins at midnight until a time is chosen', () => {
  expect(withDay({ day: '2026-11-26', time: '09:30' }, '', 'minute')).toEqual({
    parts: { day: '', time: '09:30' },
    stored: null,
  })
  expect(withTime({ day: '2026-11-26', time: '09:30' }, '').stored).toBeNull()
  expect(withDay({ day: '', time: '' }, '2026-11-26', 'minute')).toEqual({
    parts: { day: '2026-11-26', time: '00:00' },
    stored: '2026-11-25T19:00:00.000Z',
  })
  expect(withDay({ day: '', time: '' }, '0002-11-26', 'minute').stored).toBeNull()
})

it.each([
  ['Asia/Almaty', -300],
  // As a computer in Almaty whose zone data are of before March 2024.
  ['Asia/Omsk', -360],
  ['Pacific/Auckland', -780],
  ['America/Los_Angeles', 480],
])('a machine in %s changes nothing', (zone, offset) => {
  vi.stubEnv('TZ', zone)
  expect(new Date('2026-11-25T20:05:00Z').getTimezoneOffset()).toBe(offset)
  expect(partsOf('2026-11-25T20:05:00.000Z')).toEqual({ day: '2026-11-26', time: '01:05' })
  expect(withTime({ day: '2026-11-26', time: '' }, '12:00').stored).toBe('2026-11-26T07:00:00.000Z')
  // The clocks of Los Angeles never show this time, those of Auckland show it twice.
  expect(withTime({ day: '2027-03-14', time: '' }, '02:30').stored).toBe('2027-03-13T21:30:00.000Z')
  expect(withTime({ day: '2027-04-04', time: '' }, '02:30').stored).toBe('2027-04-03T21:30:00.000Z')
  expect(withDay({ day: '', time: '' }, '2026-11-26', 'day').stored).toBe('2026-11-26T12:00:00.000Z')
  expect(partsOf('2026-11-26T12:00:00.000Z').day).toBe('2026-11-26')
})
