import { ok, type Result } from '@estu/domain/result'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { inTransaction } from '../../../database/in-transaction.ts'
import { databaseOf } from '../../../database/of-request.ts'
import type { ServiceRefusal } from '../sign-in/port.ts'
import { signInService } from '../sign-in/sign-in-service.ts'
import { linkGuestHistory } from './link-guest-history.ts'

/** What stands in place of a name that was taken out. */
export const erasedName = '—'

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
    await db.execute(sql`update orders set erase_when_done = true where customer_id = ${customerId}::uuid`)
    // What was attached for a visit is health data: the visit can do without it.
    await db.execute(sql`
      update appointments set erase_when_done = true, screener_result = null where customer_id = ${customerId}::uuid
    `)
    await eraseEnded(db)
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

const eraseOrders = sql`
  update orders set name = ${erasedName}, phone = null, email = null, city = null, street = null, comment = null,
    customer_id = null, prefers_text = false, erase_when_done = false
  where erase_when_done and status in ('completed', 'cancelled')
  returning id
`
const eraseAppointments = sql`
  update appointments set name = ${erasedName}, phone = null, email = null, comment = null, age = null,
    customer_id = null, for_whom = null, visitor_name = null, erase_when_done = false
  where erase_when_done and (status in ('completed', 'cancelled', 'no_show') or ends_at < now() - interval '1 day')
  returning id
`

type Database = Awaited<ReturnType<typeof databaseOf>>

/** With the person go what they need and what staff noted about them: a note may name anybody. */
async function eraseEnded(db: Database): Promise<void> {
  const orders = await db.execute(eraseOrders)
  const visits = await db.execute(eraseAppointments)
  for (const { id } of orders.rows) {
    await db.execute(sql`update orders_history set words = null where _parent_id = ${String(id)}::uuid`)
    await db.execute(
      sql`update orders_returns set comment = null, answer = null where _parent_id = ${String(id)}::uuid`,
    )
  }
  for (const { id } of visits.rows) {
    await db.execute(sql`update appointments_history set words = null where _parent_id = ${String(id)}::uuid`)
    await db.execute(sql`delete from appointments_needs where parent_id = ${String(id)}::uuid`)
  }
}

/** Takes the person out of what has ended since its owner deleted their account. Run by the worker. */
export async function eraseEndedRequests(payload: Payload): Promise<void> {
  await inTransaction(payload, 'ru', async (req) => {
    const db = await databaseOf(req)
    await eraseEnded(db)
    await db.execute(sql`delete from idempotency_keys where created_at < now() - interval '1 day'`)
  })
}
