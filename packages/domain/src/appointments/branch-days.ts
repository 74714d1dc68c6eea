import { noonOf } from '../locale/almaty-time.ts'
import {
  almatyDay,
  type BranchDays,
  branchWindowsOf,
  type Season,
  type WorkWeek,
  type WorkWindow,
} from './availability.ts'

/** Hours as an editor enters them: a day with a break has two rows. Dates are any instant of a day of Almaty, ISO 8601. */
export type WeekRow = { day: string; opens: string; closes: string }
export type SpecialRow = { date: string; closed?: boolean | null; opens?: string | null; closes?: string | null }
export type SeasonRow = { from: string; to: string; hours?: readonly WeekRow[] | null }
export type HolidayRow = { date: string; closed?: boolean | null }

type StoredDays = {
  hours?: readonly WeekRow[] | null
  seasons?: readonly SeasonRow[] | null
  specialDays?: readonly SpecialRow[] | null
}

const emptyWeek: WorkWeek = Array.from({ length: 7 }, () => [])

/** Returns when a branch is open, as its document and the days off of the whole network say. */
export const branchDays = (branch: StoredDays, holidays: readonly HolidayRow[] | null | undefined): BranchDays => ({
  week: weekOf(branch.hours) ?? emptyWeek,
  seasons: seasonsOf(branch.seasons),
  specialDays: specialDaysOf(branch.specialDays),
  holidays: closedDays(holidays),
})

/** Returns the windows of seven days, Monday first; null where none is entered. */
export function weekOf(rows: readonly WeekRow[] | null | undefined): WorkWeek | null {
  if (!rows || rows.length === 0) return null
  return Array.from({ length: 7 }, (_, index) => inOrder(rows.filter(({ day }) => day === String(index + 1))))
}

/** Soonest first. One without hours says nothing, and the usual week holds. */
const seasonsOf = (rows: readonly SeasonRow[] | null | undefined): Season[] =>
  (rows ?? [])
    .flatMap(({ from, to, hours }) => {
      const week = weekOf(hours)
      return week ? [{ from: almatyDay(new Date(from)), to: almatyDay(new Date(to)), week }] : []
    })
    .toSorted((a, b) => a.from.localeCompare(b.from))

/** A week and the days on which it holds, both included; null where it has no first or no last day. */
export type DatedWeek = { from: string | null; to: string | null; week: WorkWeek }

/** Returns the usual week and those of the seasons, each with its days, so that exactly one of them holds on a day. */
export function datedWeeks({ week, seasons }: Pick<BranchDays, 'week' | 'seasons'>): DatedWeek[] {
  const weeks: DatedWeek[] = []
  let from: string | null = null
  for (const season of seasons) {
    const before = nextDay(season.from, -1)
    if (from === null || from <= before) weeks.push({ from, to: before, week })
    weeks.push(season)
    from = nextDay(season.to, 1)
  }
  return [...weeks, { from, to: null, week }]
}

const dayMs = 86_400_000

const nextDay = (day: string, days: number): string => almatyDay(new Date(noonOf(day).getTime() + days * dayMs))

/** Returns the days off of the network, `YYYY-MM-DD`. */
export const closedDays = (holidays: readonly HolidayRow[] | null | undefined): string[] =>
  (holidays ?? []).filter(({ closed }) => closed).map(({ date }) => almatyDay(new Date(date)))

function specialDaysOf(rows: readonly SpecialRow[] | null | undefined): Record<string, WorkWindow[]> {
  const dated = (rows ?? []).map((row) => ({ row, day: almatyDay(new Date(row.date)) }))
  const ofDay = (day: string) => dated.filter((one) => one.day === day).flatMap(({ row }) => openPart(row))
  return Object.fromEntries(dated.map(({ day }) => [day, inOrder(ofDay(day))]))
}

const openPart = ({ closed, opens, closes }: SpecialRow): WorkWindow[] =>
  !closed && opens && closes ? [{ opens, closes }] : []

/** Windows by their beginning; those that touch or overlap are one. What ends before it begins is none. */
function inOrder(rows: readonly WorkWindow[]): WorkWindow[] {
  const windows: WorkWindow[] = []
  const sound = rows.filter(({ opens, closes }) => opens < closes)
  for (const { opens, closes } of sound.toSorted((a, b) => a.opens.localeCompare(b.opens))) {
    const last = windows.at(-1)
    if (!last || last.closes < opens) windows.push({ opens, closes })
    else if (last.closes < closes) windows[windows.length - 1] = { opens: last.opens, closes }
  }
  return windows
}

/** A day on which a branch keeps other hours than its week's; no windows: it is closed. */
export type OtherDay = { day: string; windows: readonly WorkWindow[] }

/**
 * Returns the special days and holidays from `first` to `last`, `YYYY-MM-DD` and both included, soonest first. A holiday
 * that falls on a day off of the week changes nothing and is left out.
 */
export function otherDays(days: BranchDays, first: string, last: string): OtherDay[] {
  const withoutOthers = { ...days, specialDays: {}, holidays: [] }
  const isOther = (day: string) => day in days.specialDays || branchWindowsOf(withoutOthers, day).length > 0
  return [...new Set([...Object.keys(days.specialDays), ...days.holidays])]
    .filter((day) => day >= first && day <= last && isOther(day))
    .toSorted()
    .map((day) => ({ day, windows: branchWindowsOf(days, day) }))
}
