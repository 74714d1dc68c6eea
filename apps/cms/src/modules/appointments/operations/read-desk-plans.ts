import type { PayloadRequest } from 'payload'
import { idOf } from '../../../fields/id-of.ts'
import type { Service, Specialist } from '../../../payload-types.ts'
import { readStored } from './read-stored.ts'
import { type BookableService, specialistsOf } from './read-work-plans.ts'
import { isOfferedAt, isOfferedBy, workPlanOf } from './work-plan.ts'

/** @property specialist null is any */
type Chosen = { service: string; branch: string; specialist: string | null }

/**
 * Returns whose hours count at the desk, which also books services that the site does not offer for booking, and people
 * whose page is not published where they are named.
 * @returns null when the service is not offered at the branch, or the named specialist does not offer it there.
 */
export async function readDeskPlans(req: PayloadRequest, chosen: Chosen): Promise<BookableService | null> {
  const service = await readStored(req, 'services', chosen.service)
  const branch = await readStored(req, 'branches', chosen.branch)
  if (!service || !branch || !isOfferedAt(service, branch)) return null
  const team =
    chosen.specialist === null
      ? await specialistsOf(req, service, branch.id)
      : await namedOf(req, service, branch.id, chosen.specialist)
  if (!team) return null
  const holidays = await req.payload.findGlobal({ slug: 'holidays', depth: 0, overrideAccess: true, req: { ...req } })
  return {
    id: service.id,
    durationMin: service.durationMin,
    plans: team.map((specialist) => workPlanOf(branch, specialist, holidays)),
  }
}

async function namedOf(
  req: PayloadRequest,
  service: Service,
  branchId: string,
  id: string,
): Promise<Specialist[] | null> {
  const specialist = await readStored(req, 'specialists', id)
  const seesThere = specialist && idOf(specialist.branch) === branchId && isOfferedBy(service, specialist)
  return seesThere ? [specialist] : null
}
