export type PromotionState = 'upcoming' | 'active' | 'ended'

/** Where an instant stands to a promotion: its first moment belongs to it, its last does not. */
export function promotionState(startsAt: Date, endsAt: Date, now: Date): PromotionState {
  if (now.getTime() < startsAt.getTime()) return 'upcoming'
  return now.getTime() < endsAt.getTime() ? 'active' : 'ended'
}
