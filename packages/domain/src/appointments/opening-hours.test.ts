import { describe, expect, it } from 'vitest'
import { groupHours, hoursLabel, openState, seasonLabel } from './opening-hours.ts'

const weekday = [
  { opens: '09:00', closes: '13:00' },
  { opens: '14:00', closes: '19:00' },
]
const week = [weekday, weekday, weekday, weekday, weekday, [{ opens: '10:00', closes: '16:00' }], []]
/** A Friday, on the clock of Almaty. */
const friday = (time: string) => new Date(`2026-11-20T${time}:00+05:00`)

describe('whether a place is open, and when that changes', () => {
  it.each([
    ['before it opens', friday('08:30'), { open: false, opensAt: { weekday: 5, time: '09:00', today: true } }],
    ['before its break', friday('10:00'), { open: true, until: '13:00' }],
    [
      'with the first minute of its break',
      friday('13:00'),
      { open: false, opensAt: { weekday: 5, time: '14:00', today: true } },
    ],
    ['after its break', friday('14:00'), { open: true, until: '19:00' }],
    ['after it closes', friday('19:00'), { open: false, opensAt: { weekday: 6, time: '10:00', today: false } }],
    [
      'before a day off',
      new Date('2026-11-21T17:00:00+05:00'),
      { open: false, opensAt: { weekday: 1, time: '09:00', today: false } },
    ],
  ])('%s', (_when, at, state) => {
    expect(openState({ week }, at)).toEqual(state)
  })

  it('is told of other days first', () => {
    const closed = { day: '2026-11-20', windows: [] }
    expect(openState({ week, otherDays: [closed] }, friday('10:00'))).toEqual({
      open: false,
      opensAt: { weekday: 6, time: '10:00', today: false },
    })
    const sunday = { day: '2026-11-22', windows: [{ opens: '11:00', closes: '13:00' }] }
    expect(openState({ week, otherDays: [sunday] }, new Date('2026-11-21T17:00:00+05:00'))).toEqual({
      open: false,
      opensAt: { weekday: 7, time: '11:00', today: false },
    })
    const short = [{ day: '2026-12-16', windows: [{ opens: '10:00', closes: '14:00' }] }]
    expect(openState({ week, otherDays: short }, new Date('2026-12-16T00:30:00+05:00'))).toMatchObject({
      opensAt: { weekday: 3, time: '10:00', today: true },
    })
    expect(openState({ week, otherDays: short }, new Date('2026-12-15T23:30:00+05:00'))).toMatchObject({
      opensAt: { weekday: 3, time: '10:00', today: false },
    })
  })

  it('keeps to the week of a season from its first day to its last', () => {
    const summer = Array.from({ length: 7 }, () => [{ opens: '08:00', closes: '12:00' }])
    const seasons = [{ from: '2026-11-21', to: '2026-11-22', week: summer }]
    expect(openState({ week, seasons }, friday('19:30'))).toMatchObject({ opensAt: { weekday: 6, time: '08:00' } })
    expect(openState({ week, seasons }, new Date('2026-11-22T09:00:00+05:00'))).toEqual({ open: true, until: '12:00' })
    expect(openState({ week, seasons }, new Date('2026-11-22T13:00:00+05:00'))).toMatchObject({
      opensAt: { weekday: 1, time: '09:00' },
    })
  })

  it('is never where no day has hours', () => {
    expect(openState({ week: [[], [], [], [], [], [], []] }, friday('10:00'))).toEqual({ open: false, opensAt: null })
  })
})

it('prints days in a row together, and a day with its break', () => {
  expect(groupHours(week, 'ru').map(({ days }) => days)).toEqual(['пн–пт', 'сб', 'вс'])
  expect(groupHours(week, 'kk').map(({ days, windows }) => [days, hoursLabel(windows, 'kk')])).toEqual([
    ['дс–жм', '9:00–\u206013:00 және 14:00–\u206019:00'],
    ['сб', '10:00–\u206016:00'],
    ['жс', ''],
  ])
})

it('prints the days of a season', () => {
  expect(seasonLabel({ from: '2027-06-01', to: '2027-08-31' }, 'ru')).toBe('1 июня – 31 августа')
  expect(seasonLabel({ from: '2027-06-01', to: '2027-08-31' }, 'kk')).toBe('1 маусым – 31 тамыз')
})
