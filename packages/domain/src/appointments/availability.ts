import { fromAlmaty, toAlmaty } from '../locale/almaty-time.ts'

/** Hours of work without a pause in them, `HH:mm` on the clock of Almaty; `closes` is after `opens`. */
export type WorkWindow = { opens: string; closes: string }
/** Windows of seven days, Monday first; an empty list is a day off. */
export type WorkWeek = readonly (readonly WorkWindow[])[]

/** What decides when one specialist at one branch can see people. Days are `YYYY-MM-DD` in Almaty. */
export type WorkPlan = {
  specialistId: string
  week: WorkWeek
  /** Days of the branch with other hours; they win over the week and over holidays. */
  specialDays: Readonly<Record<string, readonly WorkWindow[]>>
  /** Days on which the whole network is closed. */
  holidays: readonly string[]
  /** The specialist's own hours; null where they keep the branch's. */
  ownWeek: WorkWeek | null
  /** Days on which the specialist is away, both ends included. */
  absences: readonly { from: string; to: string }[]
}

/** Milliseconds since the epoch. */
export type Interval = { from: number; to: number }
export type Slot = Interval & { specialistId: string; free: boolean }

/** How long before its start an appointment can be booked, and how far ahead. */
export const bookingRules = { leadMin: 60, horizonDays: 60, holdMin: 10 } as const

const minuteMs = 60_000

/**
 * The appointments that fit into one specialist's day, taken ones included, those that begin too soon or lie too far
 * ahead left out. Appointments follow one another from the beginning of each window. The listing and the booking both
 * ask this function: what it gives as free can be booked, and nothing else can.
 */
export function slotsOfDay(
  plan: WorkPlan,
  day: string,
  durationMin: number,
  busy: readonly Interval[],
  now: Date,
): Slot[] {
  if (!Number.isInteger(durationMin) || durationMin < 5 || durationMin > 480) return []
  const earliest = now.getTime() + bookingRules.leadMin * minuteMs
  const latest = now.getTime() + bookingRules.horizonDays * 24 * 60 * minuteMs
  return windowsOf(plan, day)
    .flatMap((window) => appointmentsIn(day, window, durationMin))
    .filter(({ from }) => from >= earliest && from <= latest)
    .map((appointment) => ({
      ...appointment,
      specialistId: plan.specialistId,
      free: !busy.some((other) => overlap(appointment, other)),
    }))
}

/** The windows in which a specialist works on a day. */
export function windowsOf(plan: WorkPlan, day: string): readonly WorkWindow[] {
  if (plan.absences.some(({ from, to }) => day >= from && day <= to)) return []
  const weekday = weekdayOf(day)
  if (weekday === null) return []
  const branch = plan.specialDays[day] ?? (plan.holidays.includes(day) ? [] : (plan.week[weekday - 1] ?? []))
  const own = plan.ownWeek?.[weekday - 1]
  return own ? branch.flatMap((window) => own.flatMap((mine) => common(window, mine))) : branch
}

/** Of two times or days written alike, the later and the earlier. */
export const laterOf = (a: string, b: string): string => (a.localeCompare(b) > 0 ? a : b)
const earlierOf = (a: string, b: string): string => (a.localeCompare(b) < 0 ? a : b)

function common(a: WorkWindow, b: WorkWindow): WorkWindow[] {
  const opens = laterOf(a.opens, b.opens)
  const closes = earlierOf(a.closes, b.closes)
  return opens < closes ? [{ opens, closes }] : []
}

function appointmentsIn(day: string, window: WorkWindow, durationMin: number): Interval[] {
  const opens = fromAlmaty(`${day}T${window.opens}`)?.getTime()
  const closes = fromAlmaty(`${day}T${window.closes}`)?.getTime()
  if (opens === undefined || closes === undefined) return []
  const length = durationMin * minuteMs
  const count = Math.max(0, Math.floor((closes - opens) / length))
  return Array.from({ length: count }, (_, index) => ({
    from: opens + index * length,
    to: opens + (index + 1) * length,
  }))
}

/** Half-open: an appointment may begin the moment another ends. */
export const overlap = (a: Interval, b: Interval): boolean => a.from < b.to && b.from < a.to

function weekdayOf(day: string): number | null {
  const noon = fromAlmaty(`${day}T12:00`)
  return noon ? toAlmaty(noon).weekday : null
}

/** The day of an instant in Almaty, `YYYY-MM-DD`. */
export function almatyDay(instant: Date): string {
  const { year, month, day } = toAlmaty(instant)
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** `count` days from a day on, itself included; an empty list when it is no day. */
export function daysFrom(first: string, count: number): string[] {
  const noon = fromAlmaty(`${first}T12:00`)
  if (!noon) return []
  return Array.from({ length: count }, (_, index) => almatyDay(new Date(noon.getTime() + index * 24 * 60 * minuteMs)))
}
