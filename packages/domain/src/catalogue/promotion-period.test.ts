import { expect, it } from 'vitest'
import { daysLeft, promotionState } from './promotion-period.ts'

const startsAt = new Date('2026-11-01T00:00:00+05:00')
const endsAt = new Date('2026-12-01T00:00:00+05:00')

it('belongs to its first moment and not to its last', () => {
  expect(promotionState(startsAt, endsAt, new Date(startsAt.getTime() - 1))).toBe('upcoming')
  expect(promotionState(startsAt, endsAt, startsAt)).toBe('active')
  expect(promotionState(startsAt, endsAt, endsAt)).toBe('ended')
})

it.each([
  ['2026-11-30T23:59:00+05:00', 0],
  ['2026-11-30T00:00:00+05:00', 0],
  ['2026-11-29T23:59:00+05:00', 1],
  ['2026-11-01T12:00:00+05:00', 29],
  ['2026-12-01T00:00:00+05:00', null],
  ['2026-12-05T12:00:00+05:00', null],
])('counts days by the calendar of Almaty: %s leaves %s', (now, left) => {
  expect(daysLeft(endsAt, new Date(now))).toBe(left)
})
