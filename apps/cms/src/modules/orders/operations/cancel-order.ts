import { mayCancelOrder, type OrderStatus } from '@estu/domain/orders/status-flow'
import type { Result } from '@estu/domain/result'
import type { Payload } from 'payload'
import { inTransaction, Refusal, resultOf } from '../../../database/in-transaction.ts'
import { askToCancel, holdRequest, undoCancellation } from '../../customer-requests/index.ts'

const refusals = ['not-found', 'too-late'] as const
type Refused = (typeof refusals)[number]

/** The shopper calls an order off, and may think again for a while; doing so twice changes nothing the second time. */
export const cancelOrder = (payload: Payload, id: string): Promise<Result<null, Refused>> =>
  resultOf(refusals, () =>
    inTransaction(payload, 'ru', async (req) => {
      const held = await holdRequest(req, 'orders', id)
      if (!held) throw new Refusal<Refused>('not-found')
      if (held.status === 'cancelled' || held.dueAt) return null
      if (!mayCancelOrder(held.status as OrderStatus)) throw new Refusal<Refused>('too-late')
      await askToCancel(req, 'orders', id, held)
      return null
    }),
  )

export const undoCancelOrder = (payload: Payload, id: string): Promise<Result<null, Refused>> =>
  undoCancellation(payload, 'orders', id)
