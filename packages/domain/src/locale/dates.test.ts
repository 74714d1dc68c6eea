import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type DateStyle, formatDate } from './dates.ts'
import { locales } from './locales.ts'

const styles: DateStyle[] = [
  'day',
  'dayMonth',
  'dayTime',
  'weekdayTime',
  'time',
  'numeric',
  'weekday',
  'weekdayShort',
  'month',
]

it('writes a date as each language writes it', () => {
  const spring = new Date('2026-03-05T09:05:00Z')
  expect(styles.map((style) => formatDate(spring, 'ru', style))).toEqual([
    '5 марта 2026 г.',
    '5 марта',
    '5 марта 2026 г., 14:05',
    'Четверг, 5 марта 2026 г., 14:05',
    '14:05',
    '05.03.2026',
    'четверг',
    'чт',
    'март 2026 г.',
  ])
  expect(styles.map((style) => formatDate(spring, 'kk', style))).toEqual([
    '2026 ж. 5 наурыз',
    '5 наурыз',
    '2026 ж. 5 наурыз, 14:05',
    'Бейсенбі, 2026 ж. 5 наурыз, 14:05',
    '14:05',
    '05.03.2026',
    'бейсенбі',
    'бс',
    '2026 ж. наурыз',
  ])
})

it('takes the day of Almaty, not of Greenwich', () => {
  const evening = new Date('2026-12-31T19:00:00Z')
  expect(formatDate(evening, 'kk', 'day')).toBe('2027 ж. 1 қаңтар')
})

it('agrees with the full data of ICU on every day, in both languages', () => {
  const options: Partial<Record<DateStyle, Intl.DateTimeFormatOptions>> = {
    day: { day: 'numeric', month: 'long', year: 'numeric' },
    dayMonth: { day: 'numeric', month: 'long' },
    time: { hour: '2-digit', minute: '2-digit' },
    numeric: { day: '2-digit', month: '2-digit', year: 'numeric' },
    weekday: { weekday: 'long' },
    weekdayShort: { weekday: 'short' },
    month: { month: 'long', year: 'numeric' },
  }
  const icu = locales.flatMap((locale) =>
    styles.flatMap((style) => {
      const wanted = options[style]
      if (!wanted) return []
      return [{ locale, style, format: new Intl.DateTimeFormat(locale, { timeZone: 'Asia/Almaty', ...wanted }) }]
    }),
  )
  expect(icu).toHaveLength(14)
  const date = fc.date({ min: new Date('2005-01-01'), max: new Date('2099-12-30'), noInvalidDate: true })
  fc.assert(
    fc.property(date, (at) => {
      for (const { locale, style, format } of icu) {
        const theirs = format.format(at)
        // We say hours without the zero that ICU puts first.
        expect(formatDate(at, locale, style)).toBe(style === 'time' ? theirs.replace(/^0/, '') : theirs)
      }
    }),
  )
})

it('writes nothing for a date that is none', () => {
  const none = new Date('tomorrow')
  expect(styles.map((style) => formatDate(none, 'ru', style)).join('')).toBe('')
})
