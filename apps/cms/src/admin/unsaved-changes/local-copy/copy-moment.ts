import { almatyDay } from '@estu/domain/appointments/availability'
import { formatDate } from '@estu/domain/locale/dates'
import type { Locale } from '@estu/domain/locale/locales'

/** A moment as it is told on the same day of Almaty, by its time alone, or on another, with its date. */
export function copyMoment(at: number, now: number, locale: Locale): string {
  const isToday = almatyDay(new Date(at)) === almatyDay(new Date(now))
  return formatDate(new Date(at), locale, isToday ? 'time' : 'dayTime')
}
