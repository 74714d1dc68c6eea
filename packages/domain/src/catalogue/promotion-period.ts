import { almatyDay } from '../appointments/availability.ts'

export type PromotionState = 'upcoming' | 'active' | 'ended'

/** Where an instant stands to a promotion: its first moment belongs to it, its last does not. */
export function promotionState(startsAt: Date, endsAt: Date, now: Date): PromotionState {
  if (now.getTime() < startsAt.getTime()) return 'upcoming'
  return now.getTime() < endsAt.getTime() ? 'active' : 'ended'
}

const dayMs = 24 * 60 * 60 * 1000

/** Counts the days of Almaty still to come before a promotion's last one: 0 on the last day, null once it has ended. */
export function daysLeft(endsAt: Date, now: Date): number | null {
  if (now.getTime() >= endsAt.getTime()) return null
  const lastDay = almatyDay(new Date(endsAt.getTime() - 1))
  return Math.round((Date.parse(lastDay) - Date.parse(almatyDay(now))) / dayMs)
}
