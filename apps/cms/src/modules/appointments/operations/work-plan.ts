import { almatyDay, stepLimits, type WorkPlan } from '@estu/domain/appointments/availability'
import { branchDays, weekOf } from '@estu/domain/appointments/branch-days'
import { idOf } from '../../../fields/id-of.ts'
import type { Branch, Holiday, Service, Specialist } from '../../../payload-types.ts'

/** Returns when a specialist can see people at a branch, as both documents and the network's holidays say. */
export function workPlanOf(branch: Branch, specialist: Specialist, holidays: Holiday): WorkPlan {
  return {
    specialistId: specialist.id,
    ...branchDays(branch, holidays.days),
    stepMin: branch.slotStepMin ?? stepLimits.default,
    ownWeek: weekOf(specialist.hours),
    absences: (specialist.absences ?? []).map(({ from, to }) => ({
      from: almatyDay(new Date(from)),
      to: almatyDay(new Date(to)),
    })),
  }
}

/** A service that names no branch is offered wherever a branch names it; one that names none at all, everywhere. */
export function isOfferedAt(service: Service, branch: Branch): boolean {
  const named = (service.branches ?? []).map(idOf)
  const offers = (branch.offers ?? []).map(idOf)
  if (named.length > 0) return named.includes(branch.id)
  return offers.length === 0 || offers.includes(service.id)
}

/** A service that names no specialist is offered by each of its branches' specialists. */
export function isOfferedBy(service: Service, { id }: Specialist): boolean {
  const named = (service.specialists ?? []).map(idOf)
  return named.length === 0 || named.includes(id)
}
