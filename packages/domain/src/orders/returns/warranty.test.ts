import { expect, it } from 'vitest'
import { monthsLater } from './warranty.ts'

it.each([
  ['2026-08-31T06:00:00Z', 6, '2027-02-28T06:00:00.000Z'],
  ['2024-02-29T06:00:00Z', 36, '2027-02-28T07:00:00.000Z'],
  // Still the 30th in London, already the 31st in Almaty.
  ['2026-12-30T20:30:00Z', 2, '2027-02-27T20:30:00.000Z'],
  ['2026-11-21T09:15:00Z', 12, '2027-11-21T09:15:00.000Z'],
])('%s and %i months is %s', (from, months, until) => {
  expect(monthsLater(new Date(from), months).toISOString()).toBe(until)
})
