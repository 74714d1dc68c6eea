import { mayChangeOrder, type OrderStatus } from '@estu/domain/orders/status-flow'
import type { Result } from '@estu/domain/result'
import type { Payload, PayloadRequest } from 'payload'
import { inTransaction, Refusal, resultOf } from '../../../database/in-transaction.ts'
import { idOf } from '../../../fields/id-of.ts'
import type { Order } from '../../../payload-types.ts'
import { holdRequest } from '../../customer-requests/index.ts'
import { changedPlace, type PlaceChange } from './change-place.ts'

const changeOrderRefusals = ['not-found', 'too-late', 'branch-unknown', 'zone-unknown'] as const
export type ChangeOrderRefusal = (typeof changeOrderRefusals)[number]

/** Changes how and where an order is received and whom to write to, until the clinic confirms it. */
export const changeOrder = (
  payload: Payload,
  id: string,
  change: PlaceChange,
): Promise<Result<null, ChangeOrderRefusal>> =>
  resultOf(changeOrderRefusals, () =>
    inTransaction(payload, 'ru', async (req) => {
      const held = await holdRequest(req, 'orders', id)
      if (!held) throw new Refusal<ChangeOrderRefusal>('not-found')
      if (held.dueAt || !mayChangeOrder(held.status as OrderStatus)) throw new Refusal<ChangeOrderRefusal>('too-late')
      await store(req, id, change)
      return null
    }),
  )

async function store(req: PayloadRequest, id: string, change: PlaceChange): Promise<void> {
  const order = await req.payload.findByID({ collection: 'orders', id, depth: 0, overrideAccess: true, req })
  const { name, contactBy, phone, email } = change.form
  const wanted = {
    name,
    contactBy,
    phone: phone || null,
    email: email || null,
    ...(await changedPlace(req, order, change)),
  }
  if (Object.entries(wanted).every(([field, value]) => isSame(order[field as keyof Order], value))) return
  await req.payload.update({
    collection: 'orders',
    id,
    data: wanted,
    depth: 0,
    context: { author: 'shopper', detailsChanged: true },
    overrideAccess: true,
    req,
  })
}

const isSame = (a: unknown, b: unknown): boolean => (idOf(a) ?? a ?? null) === (b ?? null)
