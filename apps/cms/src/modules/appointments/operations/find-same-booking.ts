import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'

/** Who books and who comes. Empty texts are unknown. */
export type BookingPerson = {
  /** The secret of the browser that held the time. */
  holder: string | null
  customerId: string | null
  phone: string
  email: string
  name: string
  visitorName: string
}

export type SameBooking = {
  id: string
  reference: string
  serviceId: string
  branchId: string
  /** Whether the asking browser or account made it; a phone or an address alone proves nothing. */
  isOwn: boolean
}

/**
 * Finds the appointment that the same person already has at a time, and makes a second booking by that person wait for
 * this transaction. Call it before the time is claimed.
 *
 * Two people may come at one time by one phone, a mother with two children: they differ in the name of who comes.
 */
export async function findSameBooking(
  req: PayloadRequest,
  person: BookingPerson,
  startsAt: string,
): Promise<SameBooking | null> {
  const db = await databaseOf(req)
  const keys = [person.holder, person.customerId, person.phone, person.email].filter(Boolean).toSorted()
  // One after another and sorted: two requests of one person take them in the same order.
  for (const key of keys)
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`booking/${startsAt}/${key}`}, 0))`)
  const { rows } = await db.execute(sql`
    select visit.id, visit.reference, visit.service_id, visit.branch_id, visit.name, visit.visitor_name,
      coalesce(claim.holder = ${person.holder}::text, false)
        or coalesce(visit.customer_id::text = ${person.customerId}::text, false) as is_own
    from slot_claims as claim join appointments as visit on visit.id::text = claim.appointment_id
    where claim.starts_at = ${startsAt}::timestamptz and visit.cancel_due_at is null
      and (claim.holder = ${person.holder}::text or visit.customer_id::text = ${person.customerId}::text
        or visit.phone = nullif(${person.phone}, '') or visit.email = nullif(${person.email}, ''))
    order by is_own desc, visit.created_at
  `)
  const comes = nameOf(person.visitorName, person.name)
  const found = rows.find((row) => nameOf(row.visitor_name, row.name) === comes)
  if (!found) return null
  return {
    id: String(found.id),
    reference: String(found.reference ?? ''),
    serviceId: String(found.service_id),
    branchId: String(found.branch_id),
    isOwn: found.is_own === true,
  }
}

const nameOf = (visitorName: unknown, name: unknown) =>
  String(visitorName || name)
    .trim()
    .replaceAll(/\s+/g, ' ')
    .toLowerCase()
