import type { BookingPlace } from '@estu/domain/appointments/broken-rules'
import type { DataFromCollectionSlug, PayloadRequest } from 'payload'
import { idOf } from '../../../fields/id-of.ts'
import { isOfferedAt, isOfferedBy, workPlanOf } from './work-plan.ts'

type Chosen = { service: string; branch: string; specialist: string }

/**
 * Returns what a member of the staff books against. The desk also books services that the site does not offer for
 * booking, and people whose page is not published.
 * @returns null when one of the three does not exist.
 */
export async function readBookingPlace(req: PayloadRequest, chosen: Chosen): Promise<BookingPlace | null> {
  const service = await stored(req, 'services', chosen.service)
  const branch = await stored(req, 'branches', chosen.branch)
  const specialist = await stored(req, 'specialists', chosen.specialist)
  if (!service || !branch || !specialist) return null
  const holidays = await req.payload.findGlobal({ slug: 'holidays', depth: 0, overrideAccess: true, req: { ...req } })
  return {
    plan: workPlanOf(branch, specialist, holidays),
    isOfBranch: idOf(specialist.branch) === branch.id,
    isOffered: isOfferedAt(service, branch) && isOfferedBy(service, specialist),
  }
}

async function stored<S extends 'services' | 'branches' | 'specialists'>(
  req: PayloadRequest,
  collection: S,
  id: string,
): Promise<DataFromCollectionSlug<S> | null> {
  const { docs } = await req.payload.find({
    collection,
    where: { id: { equals: id } },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req: { ...req },
  })
  return (docs[0] as DataFromCollectionSlug<S> | undefined) ?? null
}
