import type { WorkPlan } from '@estu/domain/appointments/availability'
import type { DataFromCollectionSlug, PayloadRequest } from 'payload'
import type { Service, Specialist } from '../../../payload-types.ts'
import { isOfferedAt, isOfferedBy, workPlanOf } from './work-plan.ts'

export type BookableService = { id: string; durationMin: number; plans: WorkPlan[] }

/** More people than one branch has. */
const mostOfBranch = 500

/** Documents as a visitor sees them in either language: who is published in one alone still sees people. */
const publicAccess = (req: PayloadRequest, locale: 'ru' | 'kk') => ({
  depth: 0,
  limit: mostOfBranch,
  pagination: false,
  locale,
  fallbackLocale: false as const,
  overrideAccess: false,
  user: null,
  // Visitors read in-process alone, and the desk asks over REST.
  req: { ...req, locale, user: null, payloadAPI: 'local' } as PayloadRequest,
})

/**
 * Everything that decides when a service can be booked at a branch: the hours of the branch, its special days, the
 * network's holidays, and the own hours and absences of each specialist who offers the service there.
 * @returns null when the service is not booked on the site or not offered at this branch.
 */
export async function readWorkPlans(
  req: PayloadRequest,
  serviceId: string,
  branchId: string,
): Promise<BookableService | null> {
  const service = await published(req, 'services', serviceId)
  const branch = await published(req, 'branches', branchId)
  if (!service?.bookable || !branch || !isOfferedAt(service, branch)) return null
  const team = await specialistsOf(req, service, branchId)
  const holidays = await req.payload.findGlobal({ slug: 'holidays', depth: 0, overrideAccess: true, req })
  return {
    id: service.id,
    durationMin: service.durationMin,
    plans: team.map((specialist) => workPlanOf(branch, specialist, holidays)),
  }
}

async function published<S extends 'services' | 'branches'>(
  req: PayloadRequest,
  collection: S,
  id: string,
): Promise<DataFromCollectionSlug<S> | null> {
  for (const locale of ['ru', 'kk'] as const) {
    const found = await req.payload.find({ collection, where: { id: { equals: id } }, ...publicAccess(req, locale) })
    if (found.docs[0]) return found.docs[0]
  }
  return null
}

/** Those of a branch who offer a service there and whose page visitors see. */
export async function specialistsOf(req: PayloadRequest, service: Service, branchId: string): Promise<Specialist[]> {
  const team = new Map<string, Specialist>()
  for (const locale of ['ru', 'kk'] as const) {
    const found = await req.payload.find({
      collection: 'specialists',
      where: { branch: { equals: branchId } },
      ...publicAccess(req, locale),
    })
    for (const specialist of found.docs as Specialist[]) team.set(specialist.id, specialist)
  }
  return [...team.values()]
    .filter((specialist) => isOfferedBy(service, specialist))
    .toSorted((a, b) => a.id.localeCompare(b.id))
}
