import { almatyDay, deskLimits, laterOf } from '@estu/domain/appointments/availability'
import { err, ok, type Result } from '@estu/domain/result'
import type { PayloadRequest } from 'payload'
import { branchesOf, isWithinReach } from '../../../access/clinic.ts'
import { listSlots } from './list-slots.ts'
import { readDeskPlans } from './read-desk-plans.ts'

export type FreeTimesQuestion = {
  service: string
  branch: string
  /** Null is any specialist. */
  specialist: string | null
  /** `YYYY-MM-DD` in Almaty. Null is today, and so is every day that is over. */
  day: string | null
  /** A visit that is being moved: its own time counts as free. */
  moving: string | null
}

/** @property startsAt ISO 8601 */
export type FreeTime = { startsAt: string; specialist: string }
/** @property next the next day with free times; null where the coming month has none */
export type FreeTimes = { day: string; times: FreeTime[]; next: string | null }
export type FreeTimesRefusal = 'other-branch' | 'no-such-visit' | 'not-offered'

/** Among how many days, the asked one included, the next one with free times is looked for. */
const daysLookedAt = 31

/**
 * Returns the free times of a day for the desk, by the function that the site books by; a time that is listed here breaks
 * no rule of booking. Whoever is bound to branches asks of those alone.
 */
export async function listFreeTimes(
  req: PayloadRequest,
  question: FreeTimesQuestion,
  now: Date,
): Promise<Result<FreeTimes, FreeTimesRefusal>> {
  const { service, branch, specialist, moving } = question
  if (!isWithinReach(req, branch)) return err('other-branch')
  const own = branchesOf(req)
  if (own !== null && moving !== null && !(await isVisitOf(req, own, moving))) return err('no-such-visit')
  const today = almatyDay(now)
  const from = laterOf(question.day ?? today, today)
  const listed = await listSlots(
    req,
    { service, branch, specialist, from, days: daysLookedAt, now, holder: null, moving, limits: deskLimits },
    () => readDeskPlans(req, { service, branch, specialist }),
  )
  if (!listed) return err('not-offered')
  const [asked, ...later] = listed.map(({ day, slots }) => ({ day, free: slots.filter(({ free }) => free) }))
  const times = (asked?.free ?? []).map(({ from: at, specialistId }) => ({
    startsAt: new Date(at).toISOString(),
    specialist: specialistId,
  }))
  return ok({ day: from, times, next: later.find(({ free }) => free.length > 0)?.day ?? null })
}

/** Nobody is shown anything of the visit, so reading it is no line of the audit. */
async function isVisitOf(req: PayloadRequest, branches: readonly string[], visit: string): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: 'appointments',
    where: { and: [{ id: { equals: visit } }, { branch: { in: [...branches] } }] },
    overrideAccess: true,
    req,
  })
  return totalDocs > 0
}
