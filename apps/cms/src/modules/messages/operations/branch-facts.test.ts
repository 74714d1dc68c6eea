import { expect, it } from 'vitest'
import { hoursOn, inWeeks } from './branch-facts.ts'

const week = ['1', '2', '3', '4', '5'] as const
const branch: Parameters<typeof hoursOn>[0] = {
  hours: week.flatMap((day) => [
    { day, opens: '09:00', closes: '13:00' },
    { day, opens: '14:00', closes: '19:00' },
  ]),
  seasons: [
    {
      ...{ from: '2026-12-21T00:00:00+05:00', to: '2026-12-31T00:00:00+05:00' },
      hours: [{ day: '1', opens: '10:00', closes: '12:00' }],
    },
  ],
  specialDays: [
    { date: '2026-12-16T00:00:00+05:00', closed: false, opens: '10:00', closes: '15:00' },
    { date: '2026-12-03T00:00:00+05:00', closed: true },
  ],
}
const holidays = ['16', '17', '18'].map((day) => ({ date: `2026-12-${day}T00:00:00+05:00`, closed: day !== '18' }))
/** An instant of a day of December, by the clock of Almaty. */
const at = (day: string, clock = '11:00') => new Date(`2026-12-${day}T${clock}:00+05:00`)

it.each([
  ['a working day with its pause', '01', '9:00–13:00, 14:00–19:00'],
  ['a day that is kept without being off', '18', '9:00–13:00, 14:00–19:00'],
  ['a day of a season', '28', '10:00–12:00'],
  ['a special day, which wins over a holiday', '16', '10:00–15:00'],
])('%s', (_what, day, words) => {
  expect(hoursOn(branch, holidays, at(day))).toBe(words)
})

it.each([
  ['late in the evening', '01', '22:00'],
  ['the moment the branch closes', '01', '19:00'],
  ['in its pause', '01', '13:30'],
  ['on a day off of the week', '06', '11:00'],
  ['on a holiday of the network', '17', '11:00'],
  ['on a day on which the branch alone is closed', '03', '11:00'],
])('a visit that the staff agreed on outside the hours has none beside it: %s', (_what, day, clock) => {
  expect(hoursOn(branch, holidays, at(day, clock))).toBe('')
})

it('says nothing where no hours are known', () => {
  expect(hoursOn({}, holidays, at('01'))).toBe('')
})

it('tells the week, and what holds for a while with its days until that is over', () => {
  const usual = 'пн–пт 9:00–13:00, 14:00–19:00'
  expect(inWeeks(branch, 'ru', at('31'))).toBe(`${usual}; 21 декабря – 31 декабря: пн 10:00–12:00`)
  expect(inWeeks(branch, 'kk', at('01'))).toContain('21 желтоқсан – 31 желтоқсан: дс 10:00–12:00')
  expect(inWeeks(branch, 'ru', new Date('2027-01-01T00:00:00+05:00'))).toBe(usual)
  expect(inWeeks({}, 'ru', at('01'))).toBe('')
})
