import { type AlmatyTime, toAlmaty } from './almaty-time.ts'
import { formatClock } from './clock.ts'
import type { Locale } from './locales.ts'

/** `weekdayTime` begins a line: «Вторник, 24 ноября 2026 г., 11:00». */
export type DateStyle =
  | 'day'
  | 'dayMonth'
  | 'dayTime'
  | 'weekdayTime'
  | 'time'
  | 'numeric'
  | 'weekday'
  | 'weekdayShort'
  | 'month'

const months: Record<Locale, readonly string[]> = {
  ru: [
    'января',
    'февраля',
    'марта',
    'апреля',
    'мая',
    'июня',
    'июля',
    'августа',
    'сентября',
    'октября',
    'ноября',
    'декабря',
  ],
  kk: [
    'қаңтар',
    'ақпан',
    'наурыз',
    'сәуір',
    'мамыр',
    'маусым',
    'шілде',
    'тамыз',
    'қыркүйек',
    'қазан',
    'қараша',
    'желтоқсан',
  ],
}

/** A month by itself; in Kazakh it is called as within a date. */
const monthsAlone: Record<Locale, readonly string[]> = {
  ru: [
    'январь',
    'февраль',
    'март',
    'апрель',
    'май',
    'июнь',
    'июль',
    'август',
    'сентябрь',
    'октябрь',
    'ноябрь',
    'декабрь',
  ],
  kk: months.kk,
}

const weekdays: Record<Locale, readonly string[]> = {
  ru: ['понедельник', 'вторник', 'среда', 'четверг', 'пятница', 'суббота', 'воскресенье'],
  kk: ['дүйсенбі', 'сейсенбі', 'сәрсенбі', 'бейсенбі', 'жұма', 'сенбі', 'жексенбі'],
}

const shortWeekdays: Record<Locale, readonly string[]> = {
  ru: ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс'],
  kk: ['дс', 'сс', 'ср', 'бс', 'жм', 'сб', 'жс'],
}

const two = (value: number) => String(value).padStart(2, '0')
const time = ({ hour, minute }: AlmatyTime) => formatClock(`${two(hour)}:${two(minute)}`)
const dayMonth = ({ day, month }: AlmatyTime, locale: Locale) => `${day} ${months[locale][month - 1]}`

const monthAlone = ({ month }: AlmatyTime, locale: Locale) => monthsAlone[locale][month - 1]

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

function day(at: AlmatyTime, locale: Locale): string {
  if (locale === 'kk') return `${at.year} ж. ${dayMonth(at, locale)}`
  return `${dayMonth(at, locale)} ${at.year} г.`
}

/**
 * A date in words, on the clock of Almaty; '' for an invalid date. Own tables because Chromium has no Kazakh ones:
 * server and browser must print the same.
 */
export function formatDate(date: Date, locale: Locale, style: DateStyle): string {
  if (Number.isNaN(date.getTime())) return ''
  const at = toAlmaty(date)
  switch (style) {
    case 'day':
      return day(at, locale)
    case 'dayMonth':
      return dayMonth(at, locale)
    case 'dayTime':
      return `${day(at, locale)}, ${time(at)}`
    case 'weekdayTime':
      return `${capital(weekdayName(at.weekday, locale))}, ${day(at, locale)}, ${time(at)}`
    case 'time':
      return time(at)
    case 'numeric':
      return `${two(at.day)}.${two(at.month)}.${at.year}`
    case 'weekday':
      return weekdayName(at.weekday, locale)
    case 'weekdayShort':
      return shortWeekdayName(at.weekday, locale)
    case 'month':
      return locale === 'kk' ? `${at.year} ж. ${monthAlone(at, locale)}` : `${monthAlone(at, locale)} ${at.year} г.`
  }
}

/** 1 is Monday. */
export const weekdayName = (weekday: number, locale: Locale): string => weekdays[locale][weekday - 1] ?? ''
export const shortWeekdayName = (weekday: number, locale: Locale): string => shortWeekdays[locale][weekday - 1] ?? ''
