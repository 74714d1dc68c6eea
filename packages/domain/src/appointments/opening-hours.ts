import { toAlmaty } from '../locale/almaty-time.ts'
import { shortWeekdayName } from '../locale/dates.ts'
import type { Locale } from '../locale/locales.ts'

export type DayHours = { opens: string; closes: string } | null
/** Seven days, Monday first; `null` is a closed day. */
export type Week = readonly DayHours[]

export type OpenState =
  | { open: true; until: string }
  | { open: false; opensAt: { weekday: number; time: string; today: boolean } | null }

/** Whether a place is open at an instant, on the clock of Almaty, and when that changes. Times are `HH:mm`. */
export function openState(week: Week, now: Date): OpenState {
  const { weekday, hour, minute } = toAlmaty(now)
  const time = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
  const today = week[weekday - 1]
  if (today && time >= today.opens && time < today.closes) return { open: true, until: today.closes }
  if (today && time < today.opens) return { open: false, opensAt: { weekday, time: today.opens, today: true } }
  for (let ahead = 1; ahead <= 7; ahead += 1) {
    const next = ((weekday - 1 + ahead) % 7) + 1
    const hours = week[next - 1]
    if (hours) return { open: false, opensAt: { weekday: next, time: hours.opens, today: false } }
  }
  return { open: false, opensAt: null }
}

/** «09:00–19:00», which no line breaks in two. */
export const hoursLabel = ({ opens, closes }: NonNullable<DayHours>) => `${opens}–\u2060${closes}`

export type HoursRange = { days: string; hours: DayHours }

/** Days in a row with the same hours as one line: «пн–пт». */
export function groupHours(week: Week, locale: Locale): HoursRange[] {
  const groups: { from: number; to: number; hours: DayHours }[] = []
  for (let weekday = 1; weekday <= 7; weekday += 1) {
    const hours = week[weekday - 1] ?? null
    const last = groups.at(-1)
    if (last && sameHours(last.hours, hours)) last.to = weekday
    else groups.push({ from: weekday, to: weekday, hours })
  }
  return groups.map(({ from, to, hours }) => ({ days: daysLabel(from, to, locale), hours }))
}

const sameHours = (a: DayHours, b: DayHours) => a?.opens === b?.opens && a?.closes === b?.closes

function daysLabel(from: number, to: number, locale: Locale): string {
  const first = shortWeekdayName(from, locale)
  return from === to ? first : `${first}–${shortWeekdayName(to, locale)}`
}
