import { expect, it } from 'vitest'
import { calendarPath, shownBy, stepped } from './calendar-span.ts'

it('shows a month by whole weeks from Monday on', () => {
  expect(shownBy({ day: '2026-12-25' })).toMatchObject({ span: 'month', first: '2026-11-30', days: 35 })
  // Begins with a Monday and has four weeks.
  expect(shownBy({ day: '2027-02-10' })).toMatchObject({ first: '2027-02-01', days: 28 })
  expect(shownBy({ day: '2026-08-31' })).toMatchObject({ first: '2026-07-27', days: 42 })
})

it('shows the week of a day, or the day by pages', () => {
  expect(shownBy({ span: 'week', day: '2026-11-29', page: '3' })).toMatchObject({
    first: '2026-11-23',
    days: 7,
    page: 1,
  })
  expect(shownBy({ span: 'day', day: '2026-11-29', page: '3' })).toMatchObject({
    first: '2026-11-29',
    days: 1,
    page: 3,
  })
})

it('goes from month to month, whatever their length', () => {
  expect(stepped(shownBy({ day: '2027-01-31' }), 1)).toBe('2027-02-01')
  expect(stepped(shownBy({ day: '2027-03-31' }), -1)).toBe('2027-02-01')
  expect(stepped(shownBy({ span: 'week', day: '2026-12-30' }), 1)).toBe('2027-01-06')
})

it('takes nonsense for a question about today', () => {
  const today = shownBy(undefined)
  for (const day of ['2026-02-30', 'x', ['2026-12-01', '2026-12-02']]) expect(shownBy({ day })).toEqual(today)
  expect(shownBy({ span: 'year', page: '-1' })).toEqual(today)
})

it('names the page of a day alone', () => {
  expect(calendarPath('day', '2026-12-01', 2)).toBe('/admin/publications?span=day&day=2026-12-01&page=2')
})
