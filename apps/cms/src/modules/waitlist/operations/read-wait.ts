import type { DayPart, Weekday } from '@estu/domain/appointments/waiting/wishes'
import { isLocale, type Locale } from '@estu/domain/locale/locales'
import { type LinkProof, proofOf } from '@estu/domain/orders/links/link-proof'
import type { WaitStatus } from '@estu/domain/orders/status-flow'
import type { PayloadRequest } from 'payload'
import { idOf } from '../../../fields/id-of.ts'
import type { Waitlist } from '../../../payload-types.ts'
import { readAppointment, readVisitNames } from '../../appointments/index.ts'
import { linkToken } from '../../customer-requests/index.ts'

/** Somebody's wait with the names of all that belongs to it, in their language. */
export type WaitDetails = {
  id: string
  /** What its own address ends in. */
  token: string
  reference: string
  status: WaitStatus
  locale: Locale
  name: string
  contactBy: string
  phone: string | null
  email: string | null
  customerId: string | null
  proof: LinkProof | null
  service: string
  serviceId: string
  branch: string
  branchId: string
  address: string
  days: Weekday[]
  parts: DayPart[]
  /** Only what begins before it is waited for. */
  before: string
  /** The visit that would be moved, or that came of it. */
  visit: { id: string; token: string; startsAt: string } | null
  /** What is kept for them now. */
  offer: { startsAt: string; until: string; specialist: string } | null
  /** When it ended; null while it lasts. */
  endedAt: string | null
}

export async function readWait(req: PayloadRequest, id: string): Promise<WaitDetails | null> {
  const stored = await req.payload.findByID({
    collection: 'waitlist',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req,
  })
  return stored ? detailsOf(req, stored) : null
}

/** The wait for an earlier time than a visit's, while it lasts. */
export async function findWaitOf(req: PayloadRequest, visitId: string): Promise<WaitDetails | null> {
  const found = await req.payload.find({
    collection: 'waitlist',
    where: { and: [{ visit: { equals: visitId } }, { status: { in: ['waiting', 'offered'] } }] },
    limit: 1,
    depth: 0,
    overrideAccess: true,
    req,
  })
  return found.docs[0] ? detailsOf(req, found.docs[0]) : null
}

/** What is offered to somebody now. */
export const openOffer = ({ status, offers }: Waitlist) =>
  status === 'offered' ? (offers?.find(({ outcome }) => outcome === 'open') ?? null) : null

async function detailsOf(req: PayloadRequest, stored: Waitlist): Promise<WaitDetails> {
  const locale = [stored.pageLanguage, stored.language].find(isLocale) ?? 'ru'
  const [service, branch, visitId] = [idOf(stored.service), idOf(stored.branch), idOf(stored.visit)]
  const offer = openOffer(stored)
  const specialist = idOf(offer?.specialist)
  const namesOf = await readVisitNames(req, [service, branch, ...(specialist ? [specialist] : [])])
  const visit = visitId ? await readAppointment(req, visitId) : null
  return {
    id: stored.id,
    token: linkToken(req.payload.secret, 'wait', stored.id),
    reference: stored.reference,
    status: stored.status,
    locale,
    name: stored.name,
    contactBy: stored.contactBy,
    phone: stored.phone ?? null,
    email: stored.email ?? null,
    customerId: idOf(stored.customer),
    proof: proofOf(stored),
    service: namesOf(service, locale).title,
    serviceId: service,
    branch: namesOf(branch, locale).title,
    branchId: branch,
    address: namesOf(branch, locale).more,
    days: stored.days ?? [],
    parts: stored.parts ?? [],
    before: stored.until,
    visit: visit && {
      id: visit.id,
      token: linkToken(req.payload.secret, 'appointment', visit.id),
      startsAt: visit.startsAt,
    },
    offer:
      offer?.startsAt && stored.offerUntil
        ? {
            startsAt: offer.startsAt,
            until: stored.offerUntil,
            specialist: specialist ? namesOf(specialist, locale).title : '',
          }
        : null,
    endedAt: ['waiting', 'offered'].includes(stored.status) ? null : stored.updatedAt,
  }
}
