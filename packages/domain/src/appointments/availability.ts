import { fromAlmaty, toAlmaty } from '../locale/almaty-time.ts'

/** Hours of work without a pause in them, `HH:mm` on the clock of Almaty; `closes` is after `opens`. */
export type WorkWindow = { opens: string; closes: string }
/** Windows of seven days, Monday first; an empty list is a day off. */
export type WorkWeek = readonly (readonly WorkWindow[])[]
/** A week that holds for a while in place of the usual one. Days are `YYYY-MM-DD` in Almaty, both ends included. */
export type Season = { from: string; to: string; week: WorkWeek }

/** What decides when one specialist at one branch can see people. Days are `YYYY-MM-DD` in Almaty. */
export type WorkPlan = {
  specialistId: string
  /** The usual week of the branch. */
  week: WorkWeek
  /** Weeks of the branch for a while, as in summer; no two of them share a day. */
  seasons: readonly Season[]
  /** Days of the branch with other hours; they win over the week and over holidays. */
  specialDays: Readonly<Record<string, readonly WorkWindow[]>>
  /** Days on which the whole network is closed. */
  holidays: readonly string[]
  /** The specialist's own hours; null where they keep the branch's. */
  ownWeek: WorkWeek | null
  /** Days on which the specialist is away, both ends included. */
  absences: readonly { from: string; to: string }[]
  /** Minutes from one time that can be chosen to the next, as the branch sets them. */
  stepMin: number
}

/** Milliseconds since the epoch. */
export type Interval = { from: number; to: number }
export type Slot = Interval & { specialistId: string; free: boolean }

/** How long before its start an appointment can be booked, and how far ahead. */
export type BookingLimits = { leadMin: number; horizonDays: number }

export const bookingRules = { leadMin: 60, horizonDays: 60, holdMin: 10 } as const
/** The desk books somebody who stands before it, and as far ahead as a doctor asks for. */
export const deskLimits: BookingLimits = { leadMin: 1, horizonDays: 366 }

/** What a branch may set as the step of its times; the default where it sets none. */
export const stepLimits = { min: 5, max: 120, multipleOf: 5, default: 30 } as const

const minuteMs = 60_000

/**
 * The appointments that fit into one specialist's day, taken ones included, those that begin too soon or lie too far
 * ahead left out. They begin a step of the branch apart from the beginning of each window on, so that a long visit finds
 * any free time between short ones; a visit shorter than the step follows the one before it. The listing and the booking
 * both ask this function: what it gives as free can be booked, and nothing else can.
 */
export function slotsOfDay(
  plan: WorkPlan,
  day: string,
  durationMin: number,
  busy: readonly Interval[],
  now: Date,
  limits: BookingLimits = bookingRules,
): Slot[] {
  if (!Number.isInteger(durationMin) || durationMin < 5 || durationMin > 480) return []
  const earliest = now.getTime() + limits.leadMin * minuteMs
  const latest = now.getTime() + limits.horizonDays * 24 * 60 * minuteMs
  return windowsOf(plan, day)
    .flatMap((window) => appointmentsIn(day, window, durationMin, plan.stepMin))
    .filter(({ from }) => from >= earliest && from <= latest)
    .map((appointment) => ({
      ...appointment,
      specialistId: plan.specialistId,
      free: !busy.some((other) => overlap(appointment, other)),
    }))
}

/** The windows in which a specialist works on a day. */
export function windowsOf(plan: WorkPlan, day: string): readonly WorkWindow[] {
  if (isAbsent(plan, day)) return []
  const branch = branchWindowsOf(plan, day)
  const own = plan.ownWeek?.[(weekdayOf(day) ?? 0) - 1]
  return own ? branch.flatMap((window) => own.flatMap((mine) => common(window, mine))) : branch
}

/** When a branch is open. */
export type BranchDays = Pick<WorkPlan, 'week' | 'seasons' | 'specialDays' | 'holidays'>

/**
 * The windows in which a branch is open on a day: a special day wins over a holiday, that over a season, and that over
 * the usual week.
 */
export function branchWindowsOf(plan: BranchDays, day: string): readonly WorkWindow[] {
  const weekday = weekdayOf(day)
  if (weekday === null) return []
  return plan.specialDays[day] ?? (plan.holidays.includes(day) ? [] : (weekOn(plan, day)[weekday - 1] ?? []))
}

/** The week that holds on a day. */
export const weekOn = ({ week, seasons }: Pick<BranchDays, 'week' | 'seasons'>, day: string): WorkWeek =>
  seasons.find(({ from, to }) => from <= day && day <= to)?.week ?? week

export const isAbsent = (plan: WorkPlan, day: string): boolean =>
  plan.absences.some(({ from, to }) => day >= from && day <= to)

/** Of two times or days written alike, the later and the earlier. */
export const laterOf = (a: string, b: string): string => (a.localeCompare(b) > 0 ? a : b)
const earlierOf = (a: string, b: string): string => (a.localeCompare(b) < 0 ? a : b)

function common(a: WorkWindow, b: WorkWindow): WorkWindow[] {
  const opens = laterOf(a.opens, b.opens)
  const closes = earlierOf(a.closes, b.closes)
  return opens < closes ? [{ opens, closes }] : []
}

function appointmentsIn(day: string, window: WorkWindow, durationMin: number, stepMin: number): Interval[] {
  const span = intervalOf(day, window)
  const length = durationMin * minuteMs
  if (!span || span.to - span.from < length) return []
  const isStep = Number.isInteger(stepMin) && stepMin >= stepLimits.min
  const step = Math.min(isStep ? stepMin : stepLimits.default, durationMin) * minuteMs
  const count = Math.floor((span.to - span.from - length) / step) + 1
  return Array.from({ length: count }, (_, index) => ({
    from: span.from + index * step,
    to: span.from + index * step + length,
  }))
}

/** A window of a day as instants; null when it is not written as one. */
export function intervalOf(day: string, { opens, closes }: WorkWindow): Interval | null {
  const from = fromAlmaty(`${day}T${opens}`)?.getTime()
  const to = fromAlmaty(`${day}T${closes}`)?.getTime()
  return from === undefined || to === undefined ? null : { from, to }
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
