import { expect, it } from 'vitest'
import { isOfferable, offerTimes } from './offer-times.ts'
import { suits, type Wishes } from './wishes.ts'

// A Monday at ten in Almaty.
const monday = { from: Date.parse('2026-11-30T05:00:00Z') }
const any: Wishes = { days: [], parts: [], before: new Date('2026-12-10T05:00:00Z') }

it.each([
  ['any time', any, true],
  ['the day', { ...any, days: ['1'] }, true],
  ['another day', { ...any, days: ['2', '7'] }, false],
  ['the part of the day', { ...any, parts: ['morning', 'evening'] }, true],
  ['another part of the day', { ...any, parts: ['afternoon'] }, false],
  ['not what is no earlier', { ...any, before: new Date(monday.from) }, false],
] as const)('%s', (_what, wishes, expected) => {
  expect(suits(wishes, monday)).toBe(expected)
})

it.each([
  ['by day at once', '2026-11-30T10:00', '2026-11-30T10:00'],
  ['late in the evening next morning', '2026-11-30T20:30', '2026-12-01T09:00'],
  ['early in the morning when it is nine', '2026-12-01T03:00', '2026-12-01T09:00'],
])('an offer is told %s', (_what, now, tellAt) => {
  const times = offerTimes(new Date(`${now}+05:00`))
  expect(times.tellAt).toEqual(new Date(`${tellAt}+05:00`))
  expect(times.until.getTime() - times.tellAt.getTime()).toBe(3 * 3_600_000)
})

it('offers nothing that begins before there is time to answer and to come', () => {
  const times = offerTimes(new Date('2026-11-30T10:00:00+05:00'))
  expect(isOfferable(Date.parse('2026-11-30T13:59:00+05:00'), times)).toBe(false)
  expect(isOfferable(Date.parse('2026-11-30T14:00:00+05:00'), times)).toBe(true)
})
