import { expect, it } from 'vitest'
import { fromAlmaty } from '../locale/almaty-time.ts'
import { almatyDay, type BookingLimits, daysFrom, deskLimits, slotsOfDay, type WorkPlan } from './availability.ts'
import { brokenRules } from './broken-rules.ts'

const plan: WorkPlan = {
  specialistId: 's',
  week: Array.from({ length: 7 }, () => [{ opens: '09:00', closes: '12:00' }]),
  specialDays: {},
  holidays: [],
  ownWeek: null,
  absences: [],
}
/** Nine o’clock in Almaty. */
const now = new Date('2026-11-20T04:00:00Z')
const today = almatyDay(now)
const slots = (day: string, limits?: BookingLimits) => slotsOfDay(plan, day, 30, [], now, limits)
const at = (local: string) => fromAlmaty(local)?.getTime()

it('offers the desk the next half-hour, and the site what begins an hour ahead', () => {
  expect(slots(today, deskLimits)[0]?.from).toBe(at(`${today}T09:30`))
  expect(slots(today)[0]?.from).toBe(at(`${today}T10:00`))
})

it('offers the desk days of the coming year, and the site those of two months', () => {
  const [later = '', nextYear = ''] = [daysFrom(today, 101).at(-1), daysFrom(today, 401).at(-1)]
  expect(slots(later, deskLimits)).toHaveLength(6)
  expect(slots(later)).toEqual([])
  expect(slots(nextYear, deskLimits)).toEqual([])
})

it('offers the desk nothing that breaks a rule of booking', () => {
  const offered = daysFrom(today, 400).flatMap((day) => slots(day, deskLimits))
  const place = { plan, isOfBranch: true, isOffered: true }
  expect(offered.length).toBeGreaterThan(2000)
  expect(offered.filter((slot) => brokenRules(slot, place, now).length > 0)).toEqual([])
})
