import { almatyDay, type WorkPlan, type WorkWeek, type WorkWindow } from '@estu/domain/appointments/availability'
import type { DataFromCollectionSlug, PayloadRequest } from 'payload'
import { idOf } from '../../../fields/id-of.ts'
import type { Branch, Holiday, Service, Specialist } from '../../../payload-types.ts'

export type BookableService = { id: string; durationMin: number; plans: WorkPlan[] }

/** More people than one branch has. */
const mostOfBranch = 500

/** Documents as a visitor sees them in either language: who is published in one alone still sees people. */
const asVisitor = (req: PayloadRequest, locale: 'ru' | 'kk') => ({
  depth: 0,
  limit: mostOfBranch,
  pagination: false,
  locale,
  fallbackLocale: false as const,
  overrideAccess: false,
  user: null,
  req: { ...req, locale, user: null } as PayloadRequest,
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
  if (!service?.bookable || !branch || !isOffered(service, branch)) return null
  const team = await specialistsOf(req, service, branchId)
  const holidays = await req.payload.findGlobal({ slug: 'holidays', depth: 0, overrideAccess: true, req })
  const shared = {
    week: weekOf(branch.hours) ?? emptyWeek,
    specialDays: specialDaysOf(branch.specialDays),
    holidays: closedDays(holidays),
  }
  return {
    id: service.id,
    durationMin: service.durationMin,
    plans: team.map((specialist) => ({
      ...shared,
      specialistId: specialist.id,
      ownWeek: weekOf(specialist.hours),
      absences: (specialist.absences ?? []).map(({ from, to }) => ({
        from: almatyDay(new Date(from)),
        to: almatyDay(new Date(to)),
      })),
    })),
  }
}

async function published<S extends 'services' | 'branches'>(
  req: PayloadRequest,
  collection: S,
  id: string,
): Promise<DataFromCollectionSlug<S> | null> {
  for (const locale of ['ru', 'kk'] as const) {
    const found = await req.payload.find({ collection, where: { id: { equals: id } }, ...asVisitor(req, locale) })
    if (found.docs[0]) return found.docs[0]
  }
  return null
}

/** A service that names no branch is offered wherever a branch names it; one that names none at all, everywhere. */
function isOffered(service: Service, branch: Branch): boolean {
  const named = (service.branches ?? []).map(idOf)
  const offers = (branch.offers ?? []).map(idOf)
  if (named.length > 0) return named.includes(branch.id)
  return offers.length === 0 || offers.includes(service.id)
}

async function specialistsOf(req: PayloadRequest, service: Service, branchId: string): Promise<Specialist[]> {
  const team = new Map<string, Specialist>()
  for (const locale of ['ru', 'kk'] as const) {
    const found = await req.payload.find({
      collection: 'specialists',
      where: { branch: { equals: branchId } },
      ...asVisitor(req, locale),
    })
    for (const specialist of found.docs as Specialist[]) team.set(specialist.id, specialist)
  }
  const named = (service.specialists ?? []).map(idOf)
  return [...team.values()]
    .filter(({ id }) => named.length === 0 || named.includes(id))
    .toSorted((a, b) => a.id.localeCompare(b.id))
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
