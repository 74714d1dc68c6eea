import { almatyDay, type WorkPlan, type WorkWeek, type WorkWindow } from '@estu/domain/appointments/availability'
import { idOf } from '../../../fields/id-of.ts'
import type { Branch, Holiday, Service, Specialist } from '../../../payload-types.ts'

/** Returns when a specialist can see people at a branch, as both documents and the network's holidays say. */
export function workPlanOf(branch: Branch, specialist: Specialist, holidays: Holiday): WorkPlan {
  return {
    specialistId: specialist.id,
    week: weekOf(branch.hours) ?? emptyWeek,
    specialDays: specialDaysOf(branch.specialDays),
    holidays: closedDays(holidays),
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

type Row = { day: string; opens: string; closes: string }
const emptyWeek: WorkWeek = Array.from({ length: 7 }, () => [])

function weekOf(rows: readonly Row[] | null | undefined): WorkWeek | null {
  if (!rows || rows.length === 0) return null
  return Array.from({ length: 7 }, (_, index) =>
    rows.filter(({ day, opens, closes }) => day === String(index + 1) && opens < closes).map(windowOf),
  )
}

const windowOf = ({ opens, closes }: { opens: string; closes: string }): WorkWindow => ({ opens, closes })

function specialDaysOf(days: Branch['specialDays']): Record<string, WorkWindow[]> {
  const special: Record<string, WorkWindow[]> = {}
  for (const { date, closed, opens, closes } of days ?? []) {
    const day = almatyDay(new Date(date))
    special[day] ??= []
    // A day with a break at noon has two rows.
    if (!closed && opens && closes && opens < closes) special[day].push({ opens, closes })
  }
  return special
}

const closedDays = (holidays: Holiday): string[] =>
  (holidays.days ?? []).filter(({ closed }) => closed).map(({ date }) => almatyDay(new Date(date)))
