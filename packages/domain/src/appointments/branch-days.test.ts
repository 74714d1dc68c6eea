import fc from 'fast-check'
import { expect, it } from 'vitest'
import { branchWindowsOf, daysFrom } from './availability.ts'
import { branchDays, otherDays } from './branch-days.ts'
import { openState } from './opening-hours.ts'

const first = '2026-11-20'
const days = daysFrom(first, 12)
const [last = ''] = days.slice(-1)
const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`

const hour = fc.integer({ min: 0, max: 23 })
const times = fc.record({ opens: hour.map(clock), closes: hour.map(clock) })
const date = fc.constantFrom(...days).map((day) => `${day}T00:00:00+05:00`)
const stored = fc.record({
  hours: fc.array(
    fc.tuple(fc.integer({ min: 1, max: 7 }).map(String), times).map(([day, row]) => ({ day, ...row })),
    { maxLength: 14 },
  ),
  specialDays: fc.array(
    fc.record({ date, closed: fc.boolean(), times }).map(({ times: row, ...day }) => ({ ...day, ...row })),
    { maxLength: 6 },
  ),
  holidays: fc.array(fc.record({ date, closed: fc.boolean() }), { maxLength: 4 }),
})
type Stored = typeof stored extends fc.Arbitrary<infer T> ? T : never

/** The rule said once more, without windows: whether the hour after `day` `hour` is one of work. */
function isOpen({ hours, specialDays, holidays }: Stored, day: string, at: number): boolean {
  const time = clock(at)
  const holds = ({ opens, closes }: { opens: string; closes: string }) => opens <= time && time < closes
  const own = specialDays.filter((special) => special.date.startsWith(day))
  if (own.length > 0) return own.some((special) => !special.closed && holds(special))
  if (holidays.some((holiday) => holiday.closed && holiday.date.startsWith(day))) return false
  const weekday = String(new Date(`${day}T00:00:00Z`).getUTCDay() || 7)
  return hours.some((row) => row.day === weekday && holds(row))
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
      const state = openState(plan.week, new Date(`${day}T${clock(at)}:00+05:00`), otherDays(plan, first, last))
      expect(state.open).toBe(isOpen(rows, day, at))
      if (!state.open) return
      const until = Number(state.until.slice(0, 2))
      expect(hours.slice(at, until).every((between) => isOpen(rows, day, between))).toBe(true)
      expect(isOpen(rows, day, until)).toBe(false)
    }),
  )
})

it('tells the days that differ from the week in their order, and none that is over, far ahead or off anyhow', () => {
  const at = (day: string) => `2026-12-${day}T00:00:00+05:00`
  const plan = branchDays(
    {
      hours: ['1', '2', '3', '4', '5'].map((day) => ({ day, opens: '09:00', closes: '18:00' })),
      specialDays: [
        { date: at('25'), closed: false, opens: '14:00', closes: '18:00' },
        { date: at('25'), closed: false, opens: '09:00', closes: '12:00' },
        { date: at('16'), closed: false, opens: '10:00', closes: '13:00' },
        { date: at('01'), closed: true },
      ],
    },
    [
      // A Wednesday with hours of its own, a Thursday, a Sunday, a day that is kept without being off, one far ahead.
      { date: at('16'), closed: true },
      { date: at('17'), closed: true },
      { date: at('20'), closed: true },
      { date: at('21'), closed: false },
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
