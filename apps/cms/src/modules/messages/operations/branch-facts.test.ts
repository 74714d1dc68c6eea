import { expect, it } from 'vitest'
import { hoursOn } from './branch-facts.ts'

const week = ['1', '2', '3', '4', '5'] as const
const branch: Parameters<typeof hoursOn>[0] = {
  hours: week.flatMap((day) => [
    { day, opens: '09:00', closes: '13:00' },
    { day, opens: '14:00', closes: '19:00' },
  ]),
  specialDays: [
    { date: '2026-12-16T00:00:00+05:00', closed: false, opens: '10:00', closes: '15:00' },
    { date: '2026-12-03T00:00:00+05:00', closed: true },
  ],
}
const holidays = ['16', '17', '18'].map((day) => ({ date: `2026-12-${day}T00:00:00+05:00`, closed: day !== '18' }))
const at = (day: string) => new Date(`2026-12-${day}T06:00:00Z`)

it.each([
  ['a working day with its pause', '01', '9:00–13:00, 14:00–19:00'],
  ['a day off of the week', '06', 'закрыт'],
  ['a holiday of the network', '17', 'закрыт'],
  ['a day that is kept without being off', '18', '9:00–13:00, 14:00–19:00'],
  ['a special day, which wins over a holiday', '16', '10:00–15:00'],
  ['a day on which the branch alone is closed', '03', 'закрыт'],
])('%s', (_what, day, words) => {
  expect(hoursOn(branch, holidays, at(day), 'ru')).toBe(words)
})

it('says nothing where no hours are known, and speaks Kazakh', () => {
  expect(hoursOn({}, holidays, at('01'), 'kk')).toBe('')
  expect(hoursOn(branch, holidays, at('06'), 'kk')).toBe('жабық')
})
