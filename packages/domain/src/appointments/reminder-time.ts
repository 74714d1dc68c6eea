import { toAlmaty } from '../locale/almaty-time.ts'

const hourMs = 3_600_000
const firstHour = 9

/** When a visitor is reminded: a day before, at a decent hour of Almaty. @param startsAt ISO 8601 */
export function reminderTime(startsAt: string): Date {
  const dayBefore = new Date(Date.parse(startsAt) - 24 * hourMs)
  const { hour } = toAlmaty(dayBefore)
  return hour < firstHour ? new Date(dayBefore.getTime() + (firstHour - hour) * hourMs) : dayBefore
}
