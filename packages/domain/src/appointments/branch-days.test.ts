import fc from 'fast-check'
import { expect, it } from 'vitest'
import { branchWindowsOf, daysFrom, weekOn } from './availability.ts'
import { branchDays, datedWeeks, otherDays } from './branch-days.ts'
import { openState } from './opening-hours.ts'

const first = '2026-11-20'
const days = daysFrom(first, 12)
const [last = ''] = days.slice(-1)
const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`

const hour = fc.integer({ min: 0, max: 23 })
const times = fc.record({ opens: hour.map(clock), closes: hour.map(clock) })
type Row = { day: string; opens: string; closes: string }
const at = (day: string) => `${day}T00:00:00+05:00`
const date = fc.constantFrom(...days).map(at)
const stored = fc.record({
  hours: fc.array(
    fc.tuple(fc.integer({ min: 1, max: 7 }).map(String), times).map(([day, row]) => ({ day, ...row })),
    { maxLength: 14 },
  ),
  seasons: fc
    .array(
      fc.record({
        from: fc.integer({ min: 0, max: days.length - 1 }),
        lasts: fc.integer({ min: 1, max: 5 }),
        hours: fc.array(
          fc.tuple(fc.integer({ min: 1, max: 7 }).map(String), times).map(([day, row]) => ({ day, ...row })),
          { maxLength: 10 },
        ),
      }),
      { maxLength: 2 },
    )
    .map(apart),
  specialDays: fc.array(
    fc.record({ date, closed: fc.boolean(), times }).map(({ times: row, ...day }) => ({ ...day, ...row })),
    { maxLength: 6 },
  ),
  holidays: fc.array(fc.record({ date, closed: fc.boolean() }), { maxLength: 4 }),
})
type Stored = typeof stored extends fc.Arbitrary<infer T> ? T : never

/** Seasons one after the other, as the CMS takes them. */
function apart(seasons: { from: number; lasts: number; hours: Row[] }[]) {
  let free = 0
  return seasons.flatMap(({ from, lasts, hours }) => {
    const [begins, ends] = [free + from, free + from + lasts - 1]
    if (ends >= days.length) return []
    free = ends + 1
    return [{ from: at(days[begins] ?? ''), to: at(days[ends] ?? ''), hours }]
  })
}

/** The rule said once more, without windows: whether the hour after `day` `hour` is one of work. */
function isOpen({ hours, seasons, specialDays, holidays }: Stored, day: string, hourOfDay: number): boolean {
  const time = clock(hourOfDay)
  const holds = ({ opens, closes }: { opens: string; closes: string }) => opens <= time && time < closes
  const own = specialDays.filter((special) => special.date.startsWith(day))
  if (own.length > 0) return own.some((special) => !special.closed && holds(special))
  if (holidays.some((holiday) => holiday.closed && holiday.date.startsWith(day))) return false
  const weekday = String(new Date(`${day}T00:00:00Z`).getUTCDay() || 7)
  const season = seasons.find((one) => one.from.slice(0, 10) <= day && day <= one.to.slice(0, 10))
  const week = season && season.hours.length > 0 ? season.hours : hours
  return week.some((row) => row.day === weekday && holds(row))
}

const hours = Array.from({ length: 24 }, (_, at) => at)

it('knows each hour of each day, whatever rows there are', () => {
  fc.assert(
    fc.property(stored, (rows) => {
      const plan = branchDays(rows, rows.holidays)
      for (const day of days)
        for (const at of hours) {
          const inWindow = branchWindowsOf(plan, day).some(
            ({ opens, closes }) => opens <= clock(at) && clock(at) < closes,
          )
          expect(inWindow, `${day} ${at}`).toBe(isOpen(rows, day, at))
        }
    }),
  )
})

it('says of each hour what a shopper is told, and until when', () => {
  fc.assert(
    fc.property(stored, fc.constantFrom(...days.slice(0, 5)), fc.constantFrom(...hours), (rows, day, at) => {
      const plan = branchDays(rows, rows.holidays)
      const known = { ...plan, otherDays: otherDays(plan, first, last) }
      const state = openState(known, new Date(`${day}T${clock(at)}:00+05:00`))
      expect(state.open).toBe(isOpen(rows, day, at))
      if (!state.open) return
      const until = Number(state.until.slice(0, 2))
      expect(hours.slice(at, until).every((between) => isOpen(rows, day, between))).toBe(true)
      expect(isOpen(rows, day, until)).toBe(false)
    }),
  )
})

it('gives each day exactly one week', () => {
  fc.assert(
    fc.property(stored, (rows) => {
      const plan = branchDays(rows, rows.holidays)
      const weeks = datedWeeks(plan)
      for (const day of daysFrom('2026-11-18', 16)) {
        const holding = weeks.filter(({ from, to }) => (from ?? '') <= day && day <= (to ?? '9999'))
        expect(holding.map(({ week }) => week)).toEqual([weekOn(plan, day)])
      }
    }),
  )
})

it('tells the days that differ from the week in their order, and none that is over, far ahead or off anyhow', () => {
  const on = (day: string) => at(`2026-12-${day}`)
  const plan = branchDays(
    {
      hours: ['1', '2', '3', '4', '5'].map((day) => ({ day, opens: '09:00', closes: '18:00' })),
      specialDays: [
        { date: on('25'), closed: false, opens: '14:00', closes: '18:00' },
        { date: on('25'), closed: false, opens: '09:00', closes: '12:00' },
        { date: on('16'), closed: false, opens: '10:00', closes: '13:00' },
        { date: on('01'), closed: true },
      ],
    },
    [
      // A Wednesday with hours of its own, a Thursday, a Sunday, a day that is kept without being off, one far ahead.
      { date: on('16'), closed: true },
      { date: on('17'), closed: true },
      { date: on('20'), closed: true },
      { date: on('21'), closed: false },
      { date: '2027-03-08T00:00:00+05:00', closed: true },
    ],
  )
  expect(otherDays(plan, '2026-12-02', '2027-02-01')).toEqual([
    { day: '2026-12-16', windows: [{ opens: '10:00', closes: '13:00' }] },
    { day: '2026-12-17', windows: [] },
    {
      day: '2026-12-25',
      windows: [
        { opens: '09:00', closes: '12:00' },
        { opens: '14:00', closes: '18:00' },
      ],
    },
  ])
})
