import { expect, it } from 'vitest'
import { reminderTime } from './reminder-time.ts'

const now = new Date('2026-12-01T05:00:00Z')

it.each([
  ['a day before', '2026-12-04T06:00:00Z', '2026-12-03T06:00:00.000Z'],
  ['not before nine in Almaty', '2026-12-04T03:30:00Z', '2026-12-03T04:30:00.000Z'],
  ['not at all where that is over', '2026-12-02T04:59:00Z', null],
])('%s', (_what, startsAt, expected) => {
  expect(reminderTime(startsAt, now)?.toISOString() ?? null).toBe(expected)
})
