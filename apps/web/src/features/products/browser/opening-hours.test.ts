import { expect, it } from 'vitest'
import { weekOf } from './opening-hours'

const day = { opens: '09:00', closes: '19:00' }
const hours = [day, day, day, day, day, day, null]
/** 16 December 2026 is a Wednesday. */
const wednesday = new Date('2026-12-16T05:00:00Z')

it('a holiday’s own hours stand in its place, on its day alone', () => {
  const closed = [{ date: '2026-12-16T07:00:00.000Z', hours: null }]
  expect(weekOf({ hours, specialDays: closed }, wednesday)).toEqual(hours.with(2, null))
  expect(weekOf({ hours, specialDays: closed }, new Date('2026-12-17T05:00:00Z'))).toEqual(hours)
})

it('a day begins at midnight in Almaty', () => {
  const short = { opens: '10:00', closes: '14:00' }
  const specialDays = [{ date: '2026-12-16T07:00:00.000Z', hours: short }]
  expect(weekOf({ hours, specialDays }, new Date('2026-12-15T19:30:00Z'))).toEqual(hours.with(2, short))
  expect(weekOf({ hours, specialDays }, new Date('2026-12-15T18:30:00Z'))).toEqual(hours)
})
