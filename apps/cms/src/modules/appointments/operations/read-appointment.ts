import { isLocale, type Locale } from '@estu/domain/locale/locales'
import { type LinkProof, proofOf } from '@estu/domain/orders/links/link-proof'
import type { AppointmentStatus } from '@estu/domain/orders/status-flow'
import type { PayloadRequest } from 'payload'
import { idOf } from '../../../fields/id-of.ts'
import type { Appointment } from '../../../payload-types.ts'
import { readVisitNames } from './read-visit-names.ts'

/** A visit with the names of all that belongs to it, in the visitor's language. */
export type AppointmentDetails = {
  id: string
  reference: string
  /** Grows with each change in its history; 0 when it is new. */
  revision: number
  /** What is being called off counts as cancelled, also while that can be undone. */
  status: AppointmentStatus
  /** When a cancellation takes effect that can be undone until then. */
  cancelDueAt: string | null
  locale: Locale
  startsAt: string
  endsAt: string
  name: string
  /** Who comes, where it is not who booked; else empty. */
  visitorName: string
  contactBy: string
  phone: string | null
  email: string | null
  service: string
  serviceSlug: string
  serviceId: string
  preparation: string
  branch: string
  branchId: string
  address: string
  specialist: string
  specialistId: string
  customerId: string | null
  proof: LinkProof | null
  /** Whether the visitor attached a screener's result; what it says is for the clinic alone. */
  hasResult: boolean
}

export async function readAppointment(req: PayloadRequest, id: string): Promise<AppointmentDetails | null> {
  const stored = await req.payload.findByID({
    collection: 'appointments',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req,
  })
  const [details] = stored ? await withNames(req, [stored]) : []
  return details ?? null
}

/** One customer's visits, the latest first. */
export async function listAppointments(req: PayloadRequest, customerId: string): Promise<AppointmentDetails[]> {
  const { docs } = await req.payload.find({
    collection: 'appointments',
    where: { customer: { equals: customerId } },
    sort: '-startsAt',
    limit: 100,
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  })
  return withNames(req, docs)
}

async function withNames(req: PayloadRequest, visits: readonly Appointment[]): Promise<AppointmentDetails[]> {
  const ids = visits.flatMap(({ service, branch, specialist }) => [idOf(service), idOf(branch), idOf(specialist)])
  const namesOf = await readVisitNames(req, ids)
  return visits.map((stored) => {
    const locale = [stored.pageLanguage, stored.language].find(isLocale) ?? 'ru'
    const [service, branch, specialist] = [idOf(stored.service), idOf(stored.branch), idOf(stored.specialist)]
    return {
      id: stored.id,
      reference: stored.reference ?? '',
      revision: Math.max(0, (stored.history?.length ?? 0) - 1),
      status: stored.cancelDueAt ? 'cancelled' : stored.status,
      cancelDueAt: stored.cancelDueAt ?? null,
      locale,
      startsAt: stored.startsAt,
      endsAt: stored.endsAt ?? stored.startsAt,
      name: stored.name,
      visitorName: stored.visitorName ?? '',
      contactBy: stored.contactBy,
      phone: stored.phone ?? null,
      email: stored.email ?? null,
      service: namesOf(service, locale).title,
      serviceSlug: namesOf(service, locale).slug,
      serviceId: service,
      preparation: namesOf(service, locale).more,
      branch: namesOf(branch, locale).title,
      branchId: branch,
      address: namesOf(branch, locale).more,
      specialist: namesOf(specialist, locale).title,
      specialistId: specialist,
      customerId: idOf(stored.customer),
      proof: proofOf(stored),
      hasResult: Boolean(stored.screenerResult),
    }
  })
}
