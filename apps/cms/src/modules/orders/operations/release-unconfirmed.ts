import { heldHours } from '@estu/domain/orders/held-until'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { inTransaction } from '../../../database/in-transaction.ts'
import { databaseOf } from '../../../database/of-request.ts'

/** Who called an order off, as its history says it. */
export const releasing = 'unconfirmed'

const atOnce = 50

/**
 * Calls off orders that nobody confirmed in time, save those that are paid: their goods go back on sale, and their shoppers are told. Else a few
 * orders on somebody's number would take all there is. Run by the worker, by several of them too.
 */
export async function releaseUnconfirmed(payload: Payload): Promise<void> {
  for (let released = atOnce; released === atOnce; ) released = await releaseSome(payload)
}

const releaseSome = (payload: Payload): Promise<number> =>
  inTransaction(payload, 'ru', async (req) => {
    const db = await databaseOf(req)
    const { rows } = await db.execute(sql`
      select id from orders
      where status = 'new' and not coalesce(paid, false) and cancel_due_at is null
        and created_at < now() - make_interval(hours => ${heldHours})
      order by created_at limit ${atOnce} for update skip locked
    `)
    for (const { id } of rows as { id: string }[])
      await req.payload.update({
        collection: 'orders',
        id,
        data: { status: 'cancelled' },
        depth: 0,
        context: { author: releasing },
        overrideAccess: true,
        req,
      })
    return rows.length
  })
