import { toAlmaty } from '../locale/almaty-time.ts'

const hourMs = 3_600_000
const firstHour = 9

/** When a visitor is reminded: a day before, at a decent hour of Almaty. @param startsAt ISO 8601 */
export function reminderAt(startsAt: string): Date {
  const dayBefore = new Date(Date.parse(startsAt) - 24 * hourMs)
  const { hour } = toAlmaty(dayBefore)
  return hour < firstHour ? new Date(dayBefore.getTime() + (firstHour - hour) * hourMs) : dayBefore
}

/** The same where it lies ahead; null where that is over: a visit so soon needs no reminder. */
export function reminderTime(startsAt: string, now: Date): Date | null {
  const at = reminderAt(startsAt)
  return at.getTime() > now.getTime() ? at : null
}
