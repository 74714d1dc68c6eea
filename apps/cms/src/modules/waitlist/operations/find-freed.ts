import { almatyDay, bookingRules, type Slot } from '@estu/domain/appointments/availability'
import { isOfferable, offerTimes } from '@estu/domain/appointments/waiting/offer-times'
import type { PayloadRequest } from 'payload'
import { listSlots } from '../../appointments/index.ts'

/** What is free of a service at a branch and late enough to be offered, the earliest first. */
export async function findFreed(
  req: PayloadRequest,
  { service, branch }: { service: string; branch: string },
  now: Date,
): Promise<Slot[]> {
  const listed = await listSlots(req, {
    ...{ service, branch, specialist: null, holder: null, now },
    from: almatyDay(now),
    days: bookingRules.horizonDays + 1,
  })
  const times = offerTimes(now)
  return (listed ?? []).flatMap(({ slots }) => slots.filter(({ free, from }) => free && isOfferable(from, times)))
}
