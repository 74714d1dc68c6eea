import { isClockTime } from '../locale/clock.ts'

/** One window of one day, as somebody writes it; '' is an empty field. What is no time is refused by its own field. */
export type HoursRow = { day: string; isClosed: boolean; opens: string; closes: string }

/** Rows count from 0, and `other` stands before `row`. `twice`: one day in two rows, one of which says that it is closed. */
export type HoursFault =
  | { row: number; reason: 'noHours' }
  | { row: number; reason: 'reversed' }
  | { row: number; reason: 'overlaps' | 'twice'; other: number }

/** Days `YYYY-MM-DD`, both ends included; '' is an empty field. */
export type DaysRow = { from: string; to: string }

export type DaysFault = { row: number; reason: 'reversed' } | { row: number; reason: 'overlaps'; other: number }

/** Returns the first fault of each row of a week or of special days. A window may begin when another ends. */
export function hoursFaults(rows: readonly HoursRow[]): HoursFault[] {
  return rows.flatMap((row, index) => faultOf(row, index) ?? clashOf(row, rows.slice(0, index)) ?? [])
}

/** Returns the first fault of each row of absences. */
export function daysFaults(rows: readonly DaysRow[]): DaysFault[] {
  return rows.flatMap((row, index): DaysFault[] => {
    if (!row.from || !row.to) return []
    if (row.from > row.to) return [{ row: index, reason: 'reversed' }]
    const other = rows
      .slice(0, index)
      .findIndex(({ from, to }) => from && from <= to && row.from <= to && from <= row.to)
    return other === -1 ? [] : [{ row: index, reason: 'overlaps', other }]
  })
}

function faultOf({ isClosed, opens, closes }: HoursRow, row: number): HoursFault | null {
  if (isClosed) return null
  if (!opens || !closes) return { row, reason: 'noHours' }
  if (!isClockTime(opens) || !isClockTime(closes)) return null
  return opens < closes ? null : { row, reason: 'reversed' }
}

function clashOf(row: HoursRow, before: readonly HoursRow[]): HoursFault | null {
  if (!row.day) return null
  for (const [other, earlier] of before.entries()) {
    if (earlier.day !== row.day) continue
    if (row.isClosed || earlier.isClosed) return { row: before.length, reason: 'twice', other }
    if (overlaps(row, earlier)) return { row: before.length, reason: 'overlaps', other }
  }
  return null
}

/** What is no time, or ends before it begins, has a fault of its own and overlaps nothing. */
const isWindow = ({ opens, closes }: HoursRow) => isClockTime(opens) && isClockTime(closes) && opens < closes

const overlaps = (a: HoursRow, b: HoursRow) => isWindow(a) && isWindow(b) && a.opens < b.closes && b.opens < a.closes
