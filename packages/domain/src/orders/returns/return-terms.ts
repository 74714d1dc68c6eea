import { almatyDay } from '../../appointments/availability.ts'
import { fromAlmaty } from '../../locale/almaty-time.ts'
import type { ReturnPolicy } from '../../vocabulary/return-policies.ts'

/** Why goods are brought back: they do not suit, or something is wrong with them. */
export const returnReasons = ['unsuitable', 'faulty'] as const
export type ReturnReason = (typeof returnReasons)[number]

/** What a shopper wishes for; only faulty goods are repaired. */
export const returnWishes = ['exchange', 'refund', 'repair'] as const
export type ReturnWish = (typeof returnWishes)[number]

/** From which state a return may go where. */
export const returnFlow = {
  asked: ['accepted', 'refused', 'withdrawn'],
  accepted: ['done', 'refused'],
  refused: [],
  withdrawn: [],
  done: [],
} as const
export type ReturnStatus = keyof typeof returnFlow

/** Calendar days in which what does not suit is taken back, the day it was handed over not counted: law 274-IV, article 30. */
export const returnDays = 14

const dayMs = 86_400_000

/** The first instant, in Almaty, at which what does not suit is taken back no more. */
export function unsuitableUntil(handedAt: Date): Date {
  const noon = fromAlmaty(`${almatyDay(handedAt)}T12:00`) ?? handedAt
  const after = almatyDay(new Date(noon.getTime() + (returnDays + 1) * dayMs))
  return fromAlmaty(`${after}T00:00`) ?? noon
}

/** A line of an order as returns look at it. */
export type BoughtLine = {
  title: string
  quantity: number
  /** Medical goods of good quality are not taken back; what is not known any more is decided by people. */
  returnPolicy: ReturnPolicy | 'unknown'
}

/** How many of a line may be brought back, and why. */
export type ReturnableLine = { title: string; quantity: number; reasons: readonly ReturnReason[] }

/**
 * What of an order may be brought back now. @param returned how many of each line are in requests that were not refused,
 * line by line
 */
export function returnableLines(
  lines: readonly BoughtLine[],
  returned: readonly number[],
  handedAt: Date,
  now: Date,
): ReturnableLine[] {
  const isEarly = now < unsuitableUntil(handedAt)
  return lines.map(({ title, quantity, returnPolicy }, index) => ({
    title,
    quantity: Math.max(0, quantity - (returned[index] ?? 0)),
    reasons: isEarly && returnPolicy !== 'medical_no_return' ? returnReasons : ['faulty'],
  }))
}
