import { fromAlmaty, noonOf, toAlmaty } from '../locale/almaty-time.ts'
import { formatClock } from '../locale/clock.ts'
import { formatDate, shortWeekdayName } from '../locale/dates.ts'
import type { Locale } from '../locale/locales.ts'
import { rangeDash } from '../text/typography/with-usual-spaces.ts'
import { almatyDay, type Season, type WorkWeek, type WorkWindow, weekOn } from './availability.ts'
import type { OtherDay } from './branch-days.ts'

export type OpenState =
  | { open: true; until: string }
  | { open: false; opensAt: { weekday: number; time: string; today: boolean } | null }

/** How far ahead the next opening is looked for: longer than any row of holidays. */
const daysAhead = 30
const dayMs = 86_400_000

/** When a place is open, as a page knows it. */
export type OpenDays = { week: WorkWeek; seasons?: readonly Season[]; otherDays?: readonly OtherDay[] }

/**
 * Whether a place is open at an instant, on the clock of Almaty, and when that changes. Times are `HH:mm`. Other days
 * win over the week that holds then.
 */
export function openState({ week, seasons = [], otherDays: others = [] }: OpenDays, now: Date): OpenState {
  const other = new Map(others.map(({ day, windows }) => [day, windows]))
  const { weekday, hour, minute } = toAlmaty(now)
  const time = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
  const noon = fromAlmaty(`${almatyDay(now)}T12:00`)?.getTime() ?? now.getTime()
  for (let ahead = 0; ahead <= daysAhead; ahead += 1) {
    const day = almatyDay(new Date(noon + ahead * dayMs))
    const next = ((weekday - 1 + ahead) % 7) + 1
    const windows = other.get(day) ?? weekOn({ week, seasons }, day)[next - 1] ?? []
    const window = windows.find(({ closes }) => ahead > 0 || time < closes)
    if (!window) continue
    if (ahead === 0 && time >= window.opens) return { open: true, until: window.closes }
    return { open: false, opensAt: { weekday: next, time: window.opens, today: ahead === 0 } }
  }
  return { open: false, opensAt: null }
}

const andWord = { ru: 'и', kk: 'және' } as const

/** «9:00–13:00 и 14:00–19:00»; no line breaks a window in two. '' on a closed day. */
export const hoursLabel = (windows: readonly WorkWindow[], locale: Locale): string =>
  windows
    .map(({ opens, closes }) => `${formatClock(opens)}${rangeDash}${formatClock(closes)}`)
    .join(` ${andWord[locale]} `)

/** The days of a season: «1 июня – 31 августа». */
export const seasonLabel = ({ from, to }: Pick<Season, 'from' | 'to'>, locale: Locale): string =>
  [from, to].map((day) => formatDate(noonOf(day), locale, 'dayMonth')).join(' – ')

export type HoursRange = { days: string; windows: readonly WorkWindow[] }

/** Days in a row with the same hours as one line: «пн–пт». */
export function groupHours(week: WorkWeek, locale: Locale): HoursRange[] {
  const groups: { from: number; to: number; windows: readonly WorkWindow[] }[] = []
  for (let weekday = 1; weekday <= 7; weekday += 1) {
    const windows = week[weekday - 1] ?? []
    const last = groups.at(-1)
    if (last && areSame(last.windows, windows)) last.to = weekday
    else groups.push({ from: weekday, to: weekday, windows })
  }
  return groups.map(({ from, to, windows }) => ({ days: daysLabel(from, to, locale), windows }))
}

const areSame = (a: readonly WorkWindow[], b: readonly WorkWindow[]) =>
  a.length === b.length &&
  a.every(({ opens, closes }, index) => opens === b[index]?.opens && closes === b[index]?.closes)

function daysLabel(from: number, to: number, locale: Locale): string {
  const first = shortWeekdayName(from, locale)
  return from === to ? first : `${first}–${shortWeekdayName(to, locale)}`
}
