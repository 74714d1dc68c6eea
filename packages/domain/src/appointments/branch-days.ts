import { almatyDay, branchWindowsOf, type WorkPlan, type WorkWeek, type WorkWindow } from './availability.ts'

/** Hours as an editor enters them: a day with a break has two rows. Dates are any instant of a day of Almaty, ISO 8601. */
export type WeekRow = { day: string; opens: string; closes: string }
export type SpecialRow = { date: string; closed?: boolean | null; opens?: string | null; closes?: string | null }
export type HolidayRow = { date: string; closed?: boolean | null }

/** When a branch is open. */
export type BranchDays = Pick<WorkPlan, 'week' | 'specialDays' | 'holidays'>

type StoredDays = {
  hours?: readonly WeekRow[] | null
  specialDays?: readonly SpecialRow[] | null
}

const emptyWeek: WorkWeek = Array.from({ length: 7 }, () => [])

/** Returns when a branch is open, as its document and the days off of the whole network say. */
export const branchDays = (branch: StoredDays, holidays: readonly HolidayRow[] | null | undefined): BranchDays => ({
  week: weekOf(branch.hours) ?? emptyWeek,
  specialDays: specialDaysOf(branch.specialDays),
  holidays: closedDays(holidays),
})

/** Returns the windows of seven days, Monday first; null where none is entered. */
export function weekOf(rows: readonly WeekRow[] | null | undefined): WorkWeek | null {
  if (!rows || rows.length === 0) return null
  return Array.from({ length: 7 }, (_, index) => inOrder(rows.filter(({ day }) => day === String(index + 1))))
}

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
