import fc from 'fast-check'
import { expect, it } from 'vitest'
import { almatyMinute, fromAlmaty, toAlmaty } from './almaty-time.ts'

const changedAt = Date.UTC(2024, 1, 29, 18)
const hourMs = 3_600_000

const minute = (min: string, max: string) =>
  fc
    .date({ min: new Date(min), max: new Date(max), noInvalidDate: true })
    .map((date) => new Date(Math.floor(date.getTime() / 60_000) * 60_000))

const aroundTheChange = minute('2024-02-28T00:00:00Z', '2024-03-02T00:00:00Z')
const anyMinute = minute('2005-01-01', '2099-12-30')

it('comes back from local time as the same minute, but for the hour that was lived twice', () => {
  fc.assert(
    fc.property(fc.oneof(anyMinute, aroundTheChange), (date) => {
      const first = date.getTime() >= changedAt - hourMs && date.getTime() < changedAt
      expect(fromAlmaty(almatyMinute(date))?.getTime()).toBe(date.getTime() + (first ? hourMs : 0))
    }),
  )
})

it('agrees with the time zone database on every minute since 2005', () => {
  const zone = new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Almaty', dateStyle: 'short', timeStyle: 'short' })
  fc.assert(
    fc.property(fc.oneof(anyMinute, aroundTheChange), (date) => {
      expect(almatyMinute(date)).toBe(zone.format(date).replace(' ', 'T'))
    }),
  )
})

it('moves to UTC+5 at midnight of 1 March 2024', () => {
  expect(almatyMinute(new Date('2024-02-29T17:59:00Z'))).toBe('2024-02-29T23:59')
  expect(almatyMinute(new Date('2024-02-29T18:00:00Z'))).toBe('2024-02-29T23:00')
  expect(almatyMinute(new Date('2024-02-29T19:00:00Z'))).toBe('2024-03-01T00:00')
})

it('counts the days of the week from Monday', () => {
  const week = [16, 17, 18, 19, 20, 21, 22].map((day) => toAlmaty(new Date(Date.UTC(2026, 10, day, 7))).weekday)
  expect(week).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(toAlmaty(new Date('2026-11-22T19:00:00Z')).weekday).toBe(1)
  expect(toAlmaty(new Date(Number.NaN)).weekday).toBeNaN()
})

it('takes nothing but a real time of the calendar', () => {
  for (const wrong of [
    '',
    'tomorrow',
    '2026-02-30T10:00',
    '2026-13-01T10:00',
    '2026-01-01T24:00',
    '2026-01-01T10:60',
    '2026-01-01 10:00',
    '2026-01-01T10:00Z',
    '0050-01-01T10:00',
  ]) {
    expect(fromAlmaty(wrong)).toBeNull()
  }
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(fromAlmaty(text) instanceof Date || fromAlmaty(text) === null).toBe(true)
    }),
  )
})
