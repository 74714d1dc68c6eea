import { almatyDay, laterOf } from '@estu/domain/appointments/availability'
import type { Bookable } from '@/content/clinic/list-bookable-services'
import type { FormState } from '@/forms/state/form-state'
import { valueOr } from '@/forms/state/read-form-state'

type Service = Bookable['services'][number]
type Branch = Bookable['branches'][number]

export type AppointmentChoice = {
  service: Service | null
  branch: Branch | null
  /** `any`, somebody, or nothing chosen yet. */
  specialist: Bookable['specialists'][number] | 'any' | null
  /** The week shown, by its first day; the day shown within it. */
  from: string
  day: string | null
  /** The time chosen, ISO 8601. */
  at: string | null
  /** Whether none of the times suits, and they would wait for one. */
  waits: boolean
}

type Query = Record<string, string | string[] | undefined>

/** What has been chosen so far, from the address; what is not on offer counts as not chosen. */
export function readAppointmentChoice(
  query: Query,
  state: FormState | null,
  bookable: Bookable,
  now = new Date(),
): AppointmentChoice {
  const given = (name: string) => {
    const value = state ? valueOr(state, name) : query[name]
    return typeof value === 'string' ? value : ''
  }
  const service = bookable.services.find(({ id }) => id === given('service')) ?? null
  const branch = placesFor(bookable, service).find(({ id }) => id === given('branch')) ?? null
  const specialist =
    given('specialist') === 'any'
      ? 'any'
      : (specialistsFor(bookable, service, branch).find(({ id }) => id === given('specialist')) ?? null)
  const today = almatyDay(now)
  const asked = typeof query.from === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(query.from) ? query.from : today
  const day = typeof query.day === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(query.day) ? query.day : null
  const at = state ? given('startsAt') : given('at')
  return {
    waits: given(state ? 'intent' : 'wait') === (state ? 'wait' : '1'),
    service,
    branch,
    specialist,
    from: laterOf(today, asked),
    day,
    at: /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(at) && Date.parse(at) > 0 && state?.step !== 'time' ? at : null,
  }
}

/** Whoever comes from a branch's page has chosen the branch first. */
const placesFor = (bookable: Bookable, service: Service | null) =>
  service ? branchesFor(bookable, service) : bookable.branches

export function branchesFor({ branches }: Bookable, service: Service | null) {
  return service ? branches.filter((branch) => isGivenAt(service, branch)) : []
}

/** What can be booked at a branch; everything while none is chosen. */
export const servicesFor = ({ services }: Bookable, branch: Branch | null) =>
  branch ? services.filter((service) => isGivenAt(service, branch)) : services

/** Where a service is offered: as `readWorkPlans` decides. */
function isGivenAt(service: Service, { id, offers }: Branch): boolean {
  if (service.branches.length > 0) return service.branches.includes(id)
  return offers.length === 0 || offers.includes(service.id)
}

export function specialistsFor({ specialists }: Bookable, service: Service | null, branch: Branch | null) {
  if (!service || !branch) return []
  const named = service.specialists
  return specialists.filter(
    (person) => person.branch === branch.id && (named.length === 0 || named.includes(person.id)),
  )
}
