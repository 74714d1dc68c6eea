import { ok, type Result } from '@estu/domain/result'
import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { inTransaction } from '../../../database/in-transaction.ts'
import { databaseOf } from '../../../database/of-request.ts'
import { writeAudit } from '../../audit/index.ts'
import { eraseAppointments, eraseOrders, eraseWaits } from '../../customer-requests/index.ts'
import type { ServiceRefusal } from '../sign-in/port.ts'
import { signInService } from '../sign-in/sign-in-service.ts'
import { linkGuestHistory } from './link-guest-history.ts'

/**
 * Deletes an account and what names its owner. Kept are: finished orders without the person (their sums are accounting
 * records), the wording of consents (they name nobody), and orders and visits that are still under way: those keep the
 * contact they were made with until they end, and lose it then.
 */
export async function deleteCustomer(payload: Payload, customerId: string): Promise<Result<null, ServiceRefusal>> {
  const customer = await payload.findByID({ collection: 'customers', id: customerId, depth: 0, overrideAccess: true })
  const removed = await signInService(payload).remove({
    id: customerId,
    hostedId: customer.hostedId ?? null,
    email: customer.email,
  })
  if (!removed.ok) return removed
  await inTransaction(payload, 'ru', async (req) => {
    const db = await databaseOf(req)
    // What was sent with this address while signed out is theirs as well.
    await linkGuestHistory(req, customerId)
    await db.execute(sql`delete from customer_sessions where customer_id = ${customerId}`)
    await db.execute(sql`delete from mail_tokens where customer_id = ${customerId}`)
    await db.execute(sql`delete from feedback where customer_id = ${customerId}::uuid`)
    const waits = await db.execute(sql`select id from waitlist where customer_id = ${customerId}::uuid for update`)
    await eraseWaits(db, idsOf(waits))
    await db.execute(sql`update orders set erase_when_done = true where customer_id = ${customerId}::uuid`)
    // What was attached for a visit is health data: the visit can do without it.
    await db.execute(sql`
      update appointments set erase_when_done = true, screener_result = null where customer_id = ${customerId}::uuid
    `)
    await eraseEnded(req)
    await req.payload.delete({
      collection: 'reviews',
      where: { customer: { equals: customerId } },
      depth: 0,
      overrideAccess: true,
      req,
    })
    await req.payload.delete({ collection: 'customers', id: customerId, depth: 0, overrideAccess: true, req })
  })
  return ok(null)
}

const idsOf = ({ rows }: { rows: Record<string, unknown>[] }) => rows.map(({ id }) => String(id))

async function eraseEnded(req: PayloadRequest): Promise<void> {
  const db = await databaseOf(req)
  const orders = await db.execute(sql`
    select id from orders where erase_when_done and status in ('completed', 'cancelled') for update
  `)
  const visits = await db.execute(sql`
    select id from appointments
    where erase_when_done and (status in ('completed', 'cancelled', 'no_show') or ends_at < now() - interval '1 day')
    for update
  `)
  await eraseOrders(db, idsOf(orders))
  await eraseAppointments(db, idsOf(visits))
  for (const [collection, ids] of [
    ['orders', idsOf(orders)],
    ['appointments', idsOf(visits)],
  ] as const)
    if (ids.length > 0) await writeAudit(req, { action: 'erase', collection, ids, found: ids.length })
}

/** Takes the person out of what has ended since its owner deleted their account. Run by the worker. */
export async function eraseEndedRequests(payload: Payload): Promise<void> {
  await inTransaction(payload, 'ru', async (req) => {
    const db = await databaseOf(req)
    await eraseEnded(req)
    await db.execute(sql`delete from idempotency_keys where created_at < now() - interval '1 day'`)
  })
}
