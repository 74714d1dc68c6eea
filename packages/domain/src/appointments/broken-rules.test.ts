import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromAlmaty } from '../locale/almaty-time.ts'
import { slotsOfDay, type WorkPlan } from './availability.ts'
import { type BookingPlace, brokenRules } from './broken-rules.ts'

const now = new Date('2026-11-20T04:00:00Z')
/** Monday to Saturday from nine to seven with a break at one, Sunday closed. */
const plan: WorkPlan = {
  specialistId: 's',
  week: [1, 2, 3, 4, 5, 6, 7].map((weekday) =>
    weekday === 7
      ? []
      : [
          { opens: '09:00', closes: '13:00' },
          { opens: '14:00', closes: '19:00' },
        ],
  ),
  seasons: [],
  specialDays: { '2026-12-20': [{ opens: '10:00', closes: '12:00' }], '2026-12-02': [] },
  holidays: ['2026-12-16', '2026-12-20'],
  ownWeek: null,
  stepMin: 30,
  absences: [{ from: '2026-11-25', to: '2026-11-26' }],
}
const place: BookingPlace = { plan, isOfBranch: true, isOffered: true }

/** Half an hour from a time of Almaty on. */
function at(local: string, minutes = 30) {
  const from = fromAlmaty(local)?.getTime() ?? Number.NaN
  return { from, to: from + minutes * 60_000 }
}
const broken = (local: string, own: Partial<BookingPlace> = {}, minutes?: number) =>
  brokenRules(at(local, minutes), { ...place, ...own }, now)

describe('brokenRules', () => {
  it.each([
    ['a free time within the hours', '2026-11-24T09:00', []],
    ['a time that no slot begins at', '2026-11-24T09:10', []],
    ['the last half-hour', '2026-11-24T18:30', []],
    ['an end after closing', '2026-11-24T18:31', ['outsideHours']],
    ['the evening', '2026-11-24T22:00', ['outsideHours']],
    ['the break at noon', '2026-11-24T12:45', ['outsideHours']],
    ['a closed weekday', '2026-11-29T10:00', ['closed']],
    ['a special day that is closed', '2026-12-02T10:00', ['closed']],
    ['a holiday', '2026-12-16T10:00', ['holiday']],
    ['a holiday that the branch works on', '2026-12-20T10:00', []],
    ['a holiday after its own hours', '2026-12-20T12:00', ['outsideHours']],
    ['the first day of an absence', '2026-11-25T10:00', ['absent']],
    ['the last day of an absence', '2026-11-26T22:00', ['absent']],
    ['the past', '2026-11-19T10:00', ['past']],
    ['this very moment', '2026-11-20T09:00', ['past']],
    ['the past, at night', '2026-11-19T23:00', ['past', 'outsideHours']],
  ])('names what is wrong with %s', (_, local, expected) => {
    expect(broken(local)).toEqual(expected)
  })

  it('names a specialist of another branch and a service that is not offered', () => {
    expect(broken('2026-11-24T09:00', { isOfBranch: false })).toEqual(['otherBranch'])
    expect(broken('2026-11-24T09:00', { isOffered: false })).toEqual(['notOffered'])
  })

  it('counts the specialist’s own hours', () => {
    const own = plan.week.map((windows) => windows.slice(0, 1))
    expect(broken('2026-11-24T15:00', { plan: { ...plan, ownWeek: own } })).toEqual(['outsideHours'])
    const dayOff = plan.week.map((windows, index) => (index === 1 ? [] : windows))
    expect(broken('2026-11-24T10:00', { plan: { ...plan, ownWeek: dayOff } })).toEqual(['outsideHours'])
  })

  it('finds nothing wrong with any slot of the site', () => {
    const hour = fc.integer({ min: 0, max: 22 })
    const window = fc.tuple(hour, fc.integer({ min: 1, max: 8 })).map(([from, length]) => ({
      opens: `${String(from).padStart(2, '0')}:00`,
      closes: `${String(Math.min(23, from + length)).padStart(2, '0')}:30`,
    }))
    const week = fc.array(fc.array(window, { maxLength: 2 }), { minLength: 7, maxLength: 7 })
    const days = ['2026-11-24', '2026-11-25', '2026-11-29', '2026-12-16', '2026-12-20']
    let seen = 0
    fc.assert(
      fc.property(
        week,
        fc.option(week, { nil: null }),
        fc.constantFrom(...days),
        fc.integer({ min: 1, max: 24 }),
        (branch, ownWeek, day, fives) => {
          const made = { ...plan, week: branch, ownWeek }
          for (const slot of slotsOfDay(made, day, fives * 5, [], now)) {
            seen += 1
            expect(brokenRules(slot, { plan: made, isOfBranch: true, isOffered: true }, now)).toEqual([])
          }
        },
      ),
    )
    expect(seen).toBeGreaterThan(0)
  })
})
