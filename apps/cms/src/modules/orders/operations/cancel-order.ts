import { mayCancelOrder, type OrderStatus } from '@estu/domain/orders/status-flow'
import { err, ok, type Result } from '@estu/domain/result'
import type { Payload } from 'payload'
import { inTransaction, Refusal } from '../../../database/in-transaction.ts'
import { askToCancel, holdRequest, undoCancellation } from '../../customer-requests/index.ts'

type Refused = 'not-found' | 'too-late'

/** The shopper calls an order off, and may think again for a while; doing so twice changes nothing the second time. */
export async function cancelOrder(payload: Payload, id: string): Promise<Result<null, Refused>> {
  try {
    await inTransaction(payload, 'ru', async (req) => {
      const held = await holdRequest(req, 'orders', id)
      if (!held) throw new Refusal('not-found')
      if (held.status === 'cancelled' || held.dueAt) return
      if (!mayCancelOrder(held.status as OrderStatus)) throw new Refusal('too-late')
      await askToCancel(req, 'orders', id, held)
    })
    return ok(null)
  } catch (error) {
    if (error instanceof Refusal) return err(error.code as Refused)
    throw error
  }
}

export const undoCancelOrder = (payload: Payload, id: string): Promise<Result<null, Refused>> =>
  undoCancellation(payload, 'orders', id)
