import type { BookingPlace } from '@estu/domain/appointments/broken-rules'
import type { PayloadRequest } from 'payload'
import { idOf } from '../../../fields/id-of.ts'
import { readStored } from './read-stored.ts'
import { isOfferedAt, isOfferedBy, workPlanOf } from './work-plan.ts'

type Chosen = { service: string; branch: string; specialist: string }

/**
 * Returns what a member of the staff books against. The desk also books services that the site does not offer for
 * booking, and people whose page is not published.
 * @returns null when one of the three does not exist.
 */
export async function readBookingPlace(req: PayloadRequest, chosen: Chosen): Promise<BookingPlace | null> {
  const service = await readStored(req, 'services', chosen.service)
  const branch = await readStored(req, 'branches', chosen.branch)
  const specialist = await readStored(req, 'specialists', chosen.specialist)
  if (!service || !branch || !specialist) return null
  const holidays = await req.payload.findGlobal({ slug: 'holidays', depth: 0, overrideAccess: true, req: { ...req } })
  return {
    plan: workPlanOf(branch, specialist, holidays),
    isOfBranch: idOf(specialist.branch) === branch.id,
    isOffered: isOfferedAt(service, branch) && isOfferedBy(service, specialist),
  }
}
