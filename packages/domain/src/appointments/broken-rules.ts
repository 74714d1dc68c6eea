import {
  almatyDay,
  branchWindowsOf,
  type Interval,
  intervalOf,
  isAbsent,
  type WorkPlan,
  windowsOf,
} from './availability.ts'

/** A rule of booking that the staff may step outside of, for a reason. Two appointments at once are never allowed. */
export type BookingRule = 'past' | 'otherBranch' | 'notOffered' | 'absent' | 'holiday' | 'closed' | 'outsideHours'

/** What an appointment is checked against. */
export type BookingPlace = {
  plan: WorkPlan
  /** Whether the specialist sees people at the branch. */
  isOfBranch: boolean
  /** Whether the branch and the specialist offer the service. */
  isOffered: boolean
}

/**
 * Returns the rules that an appointment breaks. Hours, holidays and absences are those that `slotsOfDay` counts from, so a
 * free slot breaks none. Neither the grid of slots nor the site's lead time and horizon bind the desk.
 */
export function brokenRules(appointment: Interval, place: BookingPlace, now: Date): BookingRule[] {
  const broken: BookingRule[] = []
  if (appointment.from <= now.getTime()) broken.push('past')
  if (!place.isOfBranch) broken.push('otherBranch')
  if (!place.isOffered) broken.push('notOffered')
  const hours = brokenHours(appointment, place.plan)
  return hours ? [...broken, hours] : broken
}

/** Returns only the first cause: opening hours say nothing more of a specialist who is away. */
function brokenHours(appointment: Interval, plan: WorkPlan): BookingRule | null {
  const day = almatyDay(new Date(appointment.from))
  if (isAbsent(plan, day)) return 'absent'
  if (branchWindowsOf(plan, day).length === 0) {
    return plan.holidays.includes(day) && !plan.specialDays[day] ? 'holiday' : 'closed'
  }
  const fits = windowsOf(plan, day).some((window) => {
    const open = intervalOf(day, window)
    return open !== null && open.from <= appointment.from && appointment.to <= open.to
  })
  return fits ? null : 'outsideHours'
}
