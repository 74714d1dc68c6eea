import { expect, it } from 'vitest'
import { reminderTime } from './reminder-time.ts'

it.each([
  ['a day before', '2026-12-04T06:00:00Z', '2026-12-03T06:00:00.000Z'],
  ['not before nine in Almaty', '2026-12-04T03:30:00Z', '2026-12-03T04:30:00.000Z'],
])('%s', (_what, startsAt, expected) => {
  expect(reminderTime(startsAt).toISOString()).toBe(expected)
})
