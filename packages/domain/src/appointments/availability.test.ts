import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fromAlmaty } from '../locale/almaty-time.ts'
import {
  almatyDay,
  type BookingLimits,
  daysFrom,
  deskLimits,
  slotsOfDay,
  stepLimits,
  type WorkPlan,
} from './availability.ts'
import { brokenRules } from './broken-rules.ts'

const plan: WorkPlan = {
  specialistId: 's',
  week: Array.from({ length: 7 }, () => [{ opens: '09:00', closes: '12:00' }]),
  seasons: [],
  specialDays: {},
  holidays: [],
  ownWeek: null,
  stepMin: 30,
  absences: [],
}
/** Nine o’clock in Almaty. */
const now = new Date('2026-11-20T04:00:00Z')
const today = almatyDay(now)
const tomorrow = daysFrom(today, 2).at(-1) ?? ''
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

it('finds a long visit any free time between short ones', () => {
  const busy = [
    { from: at(`${tomorrow}T09:00`) ?? 0, to: at(`${tomorrow}T10:00`) ?? 0 },
    { from: at(`${tomorrow}T11:30`) ?? 0, to: at(`${tomorrow}T12:00`) ?? 0 },
  ]
  const free = slotsOfDay(plan, tomorrow, 90, busy, now).filter((slot) => slot.free)
  expect(free.map(({ from }) => from)).toEqual([at(`${tomorrow}T10:00`)])
})

it('keeps visits that are shorter than the step one after the other, and takes no step that is none', () => {
  const starts = (stepMin: number, durationMin: number) =>
    slotsOfDay({ ...plan, stepMin }, tomorrow, durationMin, [], now).length
  expect(starts(60, 15)).toBe(12)
  expect(starts(15, 30)).toBe(11)
  for (const stepMin of [0, -30, Number.NaN, 7.5]) expect(starts(stepMin, 60), String(stepMin)).toBe(5)
})

const minutes = (max: number, by: number) => fc.integer({ min: 1, max: max / by }).map((count) => count * by)
const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

it('offers what a look at every minute of the day finds, and nothing else', () => {
  fc.assert(
    fc.property(
      fc.record({
        opens: fc.integer({ min: 0, max: 260 }).map((fives) => fives * 5),
        length: minutes(600, 5),
        stepMin: minutes(stepLimits.max, stepLimits.multipleOf),
        durationMin: minutes(180, 5),
        busy: fc.array(fc.tuple(fc.integer({ min: 0, max: 1400 }), fc.integer({ min: 1, max: 120 })), { maxLength: 4 }),
      }),
      ({ opens, length, stepMin, durationMin, busy }) => {
        const closes = Math.min(1439, opens + length)
        const week = Array.from({ length: 7 }, () => [{ opens: clock(opens), closes: clock(closes) }])
        const midnight = at(`${tomorrow}T00:00`) ?? 0
        const minuteOf = (instant: number) => (instant - midnight) / 60_000
        const taken = busy.map(([from, lasts]) => ({
          from: midnight + from * 60_000,
          to: midnight + (from + lasts) * 60_000,
        }))
        const isTaken = (minute: number) => busy.some(([from, lasts]) => minute >= from && minute < from + lasts)
        const expected: { minute: number; free: boolean }[] = []
        for (let minute = opens; minute + durationMin <= closes; minute += 1) {
          if ((minute - opens) % Math.min(stepMin, durationMin) !== 0) continue
          const free = Array.from({ length: durationMin }, (_, index) => minute + index).every((one) => !isTaken(one))
          expected.push({ minute, free })
        }
        const found = slotsOfDay({ ...plan, week, stepMin }, tomorrow, durationMin, taken, now)
        expect(found.map(({ from, free }) => ({ minute: minuteOf(from), free }))).toEqual(expected)
        expect(found.every(({ from, to }) => to - from === durationMin * 60_000)).toBe(true)
      },
    ),
    { numRuns: 300 },
  )
})
