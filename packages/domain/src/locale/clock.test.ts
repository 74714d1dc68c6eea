import { expect, it } from 'vitest'
import { openWords } from '../appointments/open-words.ts'
import { hoursLabel } from '../appointments/opening-hours.ts'
import { formatClock } from './clock.ts'
import { formatDate } from './dates.ts'

it('says an hour without a leading zero, wherever it comes from', () => {
  expect(['09:00', '00:05', '10:30', '20:00'].map(formatClock)).toEqual(['9:00', '0:05', '10:30', '20:00'])
  const morning = new Date('2026-03-05T04:05:00Z')
  expect(formatDate(morning, 'ru', 'time')).toBe('9:05')
  expect(formatDate(morning, 'kk', 'dayTime')).toBe('2026 ж. 5 наурыз, 9:05')
  expect(hoursLabel([{ opens: '09:00', closes: '19:00' }], 'ru')).toBe('9:00–\u206019:00')
})

it('says so of a place that is open, opens today, on another day, or not at all', () => {
  const words = { openUntil: 'до {time}', opensToday: 'в {time}', opensOn: '{day}, {time}', closed: 'закрыт' }
  const opens = (today: boolean) => ({ open: false as const, opensAt: { weekday: 1, time: '09:00', today } })
  expect(openWords({ open: true, until: '09:30' }, words, 'ru')).toBe('до 9:30')
  expect(openWords(opens(true), words, 'ru')).toBe('в 9:00')
  expect(openWords(opens(false), words, 'ru')).toBe('понедельник, 9:00')
  expect(openWords({ open: false, opensAt: null }, words, 'ru')).toBe('закрыт')
})
