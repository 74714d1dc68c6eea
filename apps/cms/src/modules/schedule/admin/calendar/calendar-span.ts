import { almatyDay, daysFrom } from '@estu/domain/appointments/availability'
import { fromAlmaty, noonOf, toAlmaty } from '@estu/domain/locale/almaty-time'
import { z } from 'zod'

export type Span = 'day' | 'week' | 'month'

/** What the calendar shows: the days from `first` on, about `day`. */
export type Shown = { span: Span; day: string; first: string; days: number; page: number }

const asked = z.object({
  span: z.enum(['day', 'week', 'month']).catch('month'),
  day: z
    .string()
    .refine((day) => fromAlmaty(`${day}T12:00`) !== null)
    .catch(''),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
})

const dayMs = 24 * 3_600_000
export const shifted = (day: string, by: number): string => almatyDay(new Date(noonOf(day).getTime() + by * dayMs))

const monthStart = (day: string) => `${day.slice(0, 7)}-01`
const weekStart = (day: string) => shifted(day, 1 - toAlmaty(noonOf(day)).weekday)
const nextMonth = (day: string) => monthStart(shifted(monthStart(day), 32))

/** What an address asks for; the month of today where it asks for nothing, or for nonsense. */
export function shownBy(query: Record<string, unknown> | undefined): Shown {
  const { span, day: named, page } = asked.parse(query ?? {})
  const day = named || almatyDay(new Date())
  if (span === 'day') return { span, day, first: day, days: 1, page }
  if (span === 'week') return { span, day, first: weekStart(day), days: 7, page: 1 }
  const first = weekStart(monthStart(day))
  const after = nextMonth(day)
  const days = daysFrom(first, 42).indexOf(after)
  const whole = days === -1 ? 42 : Math.ceil(days / 7) * 7
  return { span, day, first, days: whole, page: 1 }
}

/** The day that the calendar is about one step before or after. */
export function stepped({ span, day }: Shown, by: 1 | -1): string {
  if (span === 'day') return shifted(day, by)
  if (span === 'week') return shifted(day, 7 * by)
  return by === 1 ? nextMonth(day) : monthStart(shifted(monthStart(day), -1))
}

export const calendarPath = (span: Span, day: string, page = 1): string =>
  `/admin/publications?${new URLSearchParams({ span, day, ...(page > 1 ? { page: String(page) } : {}) })}`
