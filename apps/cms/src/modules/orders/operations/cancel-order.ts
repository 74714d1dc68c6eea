import { mayCancelOrder, type OrderStatus } from '@estu/domain/orders/status-flow'
import { err, ok, type Result } from '@estu/domain/result'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { inTransaction, Refusal } from '../../../database/in-transaction.ts'
import { databaseOf } from '../../../database/of-request.ts'

/** The shopper calls an order off; doing so twice changes nothing the second time. */
export async function cancelOrder(payload: Payload, id: string): Promise<Result<null, 'not-found' | 'too-late'>> {
  try {
    await inTransaction(payload, 'ru', async (req) => {
      const db = await databaseOf(req)
      // Held until the end, so that two cancellations cannot both give the goods back.
      const locked = await db.execute(sql`select status from orders where id = ${id}::uuid for update`)
      const [order] = locked.rows as { status: OrderStatus }[]
      if (!order) throw new Refusal('not-found')
      if (order.status === 'cancelled') return
      if (!mayCancelOrder(order.status)) throw new Refusal('too-late')
      await req.payload.update({
        collection: 'orders',
        id,
        data: { status: 'cancelled' },
        depth: 0,
        context: { author: 'shopper' },
        overrideAccess: true,
        req,
      })
    })
    return ok(null)
  } catch (error) {
    if (error instanceof Refusal) return err(error.code as 'not-found' | 'too-late')
    throw error
  }
}
