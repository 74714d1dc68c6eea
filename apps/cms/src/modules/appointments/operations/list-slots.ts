import {
  type BookingLimits,
  daysFrom,
  type Slot,
  slotsOfDay,
  type WorkPlan,
} from '@estu/domain/appointments/availability'
import { fromAlmaty } from '@estu/domain/locale/almaty-time'
import type { PayloadRequest } from 'payload'
import { type BookableService, readWorkPlans } from './read-work-plans.ts'
import { readBusy } from './slot-claims.ts'

export type SlotQuestion = {
  service: string
  branch: string
  /** Null is any specialist. */
  specialist: string | null
  /** The first day, `YYYY-MM-DD` in Almaty, and how many. */
  from: string
  days: number
  now: Date
  /** The asking browser's own hold does not count as taken. */
  holder: string | null
  /** A visit that is being moved: its own time does not count as taken. */
  moving?: string | null
  /** How soon and how far ahead may be booked; the site's own where nothing is said. */
  limits?: BookingLimits
}

export type DaySlots = { day: string; slots: Slot[] }

/** Whose hours count; a page may have them from what it keeps. */
export type WorkPlansOf = (req: PayloadRequest, service: string, branch: string) => Promise<BookableService | null>

/**
 * The one answer to "when?": what the visitor is shown, and what a booking is checked against. With any specialist, a
 * time is free when one of them is.
 * @returns null when the service cannot be booked there.
 */
export async function listSlots(
  req: PayloadRequest,
  question: SlotQuestion,
  workPlansOf: WorkPlansOf = readWorkPlans,
): Promise<DaySlots[] | null> {
  const offered = await workPlansOf(req, question.service, question.branch)
  if (!offered) return null
  const plans = offered.plans.filter(
    ({ specialistId }) => question.specialist === null || specialistId === question.specialist,
  )
  const days = daysFrom(question.from, question.days)
  const from = fromAlmaty(`${days[0]}T00:00`)?.getTime()
  if (from === undefined) return []
  const span = { from, to: from + days.length * 24 * 3_600_000 }
  const ids = plans.map(({ specialistId }) => specialistId)
  const busy = await readBusy(req, ids, span, question.holder, question.moving ?? null)
  return days.map((day) => ({
    day,
    slots: slotsOfTeam(plans, day, offered.durationMin, busy, question.now, question.limits),
  }))
}

/** One slot a time: of several free specialists the one with the least work on that day. */
export function slotsOfTeam(
  plans: readonly WorkPlan[],
  day: string,
  durationMin: number,
  busy: ReadonlyMap<string, readonly { from: number; to: number }[]>,
  now: Date,
  limits?: BookingLimits,
): Slot[] {
  const byTime = new Map<string, Slot>()
  const load = (id: string) => busy.get(id)?.length ?? 0
  for (const plan of plans.toSorted((a, b) => load(a.specialistId) - load(b.specialistId))) {
    for (const slot of slotsOfDay(plan, day, durationMin, busy.get(plan.specialistId) ?? [], now, limits)) {
      const key = `${slot.from}-${slot.to}`
      if (!byTime.get(key)?.free) byTime.set(key, slot.free || !byTime.has(key) ? slot : (byTime.get(key) as Slot))
    }
  }
  return [...byTime.values()].toSorted((a, b) => a.from - b.from)
}
