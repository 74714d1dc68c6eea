import { mayCancelOrder, type OrderStatus } from '@estu/domain/orders/status-flow'
import { err, ok, type Result } from '@estu/domain/result'
import type { Payload } from 'payload'
import { inTransaction, isRefusal, Refusal } from '../../../database/in-transaction.ts'
import { askToCancel, holdRequest, undoCancellation } from '../../customer-requests/index.ts'

const refusals = ['not-found', 'too-late'] as const
type Refused = (typeof refusals)[number]

/** The shopper calls an order off, and may think again for a while; doing so twice changes nothing the second time. */
export async function cancelOrder(payload: Payload, id: string): Promise<Result<null, Refused>> {
  try {
    await inTransaction(payload, 'ru', async (req) => {
      const held = await holdRequest(req, 'orders', id)
      if (!held) throw new Refusal<Refused>('not-found')
      if (held.status === 'cancelled' || held.dueAt) return
      if (!mayCancelOrder(held.status as OrderStatus)) throw new Refusal<Refused>('too-late')
      await askToCancel(req, 'orders', id, held)
    })
    return ok(null)
  } catch (error) {
    if (isRefusal(error, refusals)) return err(error.code)
    throw error
  }
}

export const undoCancelOrder = (payload: Payload, id: string): Promise<Result<null, Refused>> =>
  undoCancellation(payload, 'orders', id)
