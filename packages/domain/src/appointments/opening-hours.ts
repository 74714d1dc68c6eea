import { fromAlmaty, toAlmaty } from '../locale/almaty-time.ts'
import { formatClock } from '../locale/clock.ts'
import { shortWeekdayName } from '../locale/dates.ts'
import type { Locale } from '../locale/locales.ts'
import { rangeDash } from '../text/typography/with-usual-spaces.ts'
import { almatyDay } from './availability.ts'

export type DayHours = { opens: string; closes: string } | null
/** Seven days, Monday first; `null` is a closed day. */
export type Week = readonly DayHours[]

/** A day with hours of its own; `date` is any instant of it, ISO 8601. */
export type SpecialDay = { date: string; hours: DayHours }

export type OpenState =
  | { open: true; until: string }
  | { open: false; opensAt: { weekday: number; time: string; today: boolean } | null }

/** How far ahead the next opening is looked for: longer than any row of holidays. */
const daysAhead = 30
const dayMs = 86_400_000

/**
 * Whether a place is open at an instant, on the clock of Almaty, and when that changes. Times are `HH:mm`. Special days
 * win over the week.
 */
export function openState(week: Week, now: Date, specialDays: readonly SpecialDay[] = []): OpenState {
  const special = new Map(specialDays.map(({ date, hours }) => [almatyDay(new Date(date)), hours]))
  const { weekday, hour, minute } = toAlmaty(now)
  const time = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
  const noon = fromAlmaty(`${almatyDay(now)}T12:00`)?.getTime() ?? now.getTime()
  for (let ahead = 0; ahead <= daysAhead; ahead += 1) {
    const day = almatyDay(new Date(noon + ahead * dayMs))
    const next = ((weekday - 1 + ahead) % 7) + 1
    const own = special.get(day)
    const hours = own === undefined ? (week[next - 1] ?? null) : own
    if (!hours || (ahead === 0 && time >= hours.closes)) continue
    if (ahead === 0 && time >= hours.opens) return { open: true, until: hours.closes }
    return { open: false, opensAt: { weekday: next, time: hours.opens, today: ahead === 0 } }
  }
  return { open: false, opensAt: null }
}

/** «9:00–19:00», which no line breaks in two. */
export const hoursLabel = ({ opens, closes }: NonNullable<DayHours>) =>
  `${formatClock(opens)}${rangeDash}${formatClock(closes)}`

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
