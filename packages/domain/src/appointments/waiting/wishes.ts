import { toAlmaty } from '../../locale/almaty-time.ts'
import type { Interval } from '../availability.ts'

export const dayParts = ['morning', 'afternoon', 'evening'] as const
export type DayPart = (typeof dayParts)[number]

/** Which part of the day an hour of Almaty belongs to. */
export const partOfDay = (hour: number): DayPart => (hour < 12 ? 'morning' : hour < 17 ? 'afternoon' : 'evening')

/** Monday first, as in `AlmatyTime`. */
export const weekdays = ['1', '2', '3', '4', '5', '6', '7'] as const
export type Weekday = (typeof weekdays)[number]

/** For how many weeks somebody may wait who has no visit yet: no longer than times are offered ahead. */
export const waitWeeks = ['2', '4', '8'] as const

/** Which times suit whoever waits; an empty list is any. */
export type Wishes = { days: readonly Weekday[]; parts: readonly DayPart[]; before: Date }

/** Whether a time suits. Only what begins before `before` is any gain. */
export function suits({ days, parts, before }: Wishes, { from }: Pick<Interval, 'from'>): boolean {
  if (from >= before.getTime()) return false
  const { weekday, hour } = toAlmaty(new Date(from))
  const isDay = days.length === 0 || days.some((day) => day === String(weekday))
  return isDay && (parts.length === 0 || parts.includes(partOfDay(hour)))
}
