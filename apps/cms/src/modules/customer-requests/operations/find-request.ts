import type { AppointmentStatus, OrderStatus } from '@estu/domain/orders/status-flow'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'

/** How an order or a visit stands, and nothing of what it is about: not whose it is, what is in it or where it goes. */
export type RequestStatus = {
  reference: string
  /** When a cancellation takes effect that can be undone until then. */
  cancelDueAt: string | null
} & (
  | { kind: 'order'; status: OrderStatus; receiving: 'pickup' | 'delivery'; placedAt: string }
  | { kind: 'appointment'; status: AppointmentStatus; startsAt: string }
)

type Row = Record<'kind' | 'reference' | 'status' | 'receiving' | 'at', string> & { due: string | null }

/**
 * The order or visit of a number and the phone it was left with. One statement looks for both at once, so that neither
 * the answer nor its time tells whether it is the number or the phone that nobody knows.
 */
export async function findRequest(
  payload: Payload,
  { number, phone }: { number: string; phone: string },
): Promise<RequestStatus | null> {
  const db = await databaseOf(await createLocalReq({}, payload))
  const found = await db.execute(sql`
    select 'order' as kind, reference, status::text, receiving::text, created_at as at, cancel_due_at as due
    from orders where reference = ${number} and phone = ${phone}
    union all
    select 'appointment', reference, status::text, '', starts_at, cancel_due_at
    from appointments where reference = ${number} and phone = ${phone}
  `)
  const [row] = found.rows as Row[]
  return row ? statusOf(row) : null
}

function statusOf({ kind, reference, status, receiving, at, due }: Row): RequestStatus {
  const time = new Date(at).toISOString()
  const shared = { reference, cancelDueAt: due && new Date(due).toISOString() }
  // What is being called off counts as cancelled.
  const shown = due ? 'cancelled' : status
  if (kind !== 'order') return { ...shared, kind: 'appointment', status: shown as AppointmentStatus, startsAt: time }
  const way = receiving === 'pickup' ? 'pickup' : 'delivery'
  return { ...shared, kind, status: shown as OrderStatus, receiving: way, placedAt: time }
}
