import type { ChangeOrderForm } from '@estu/domain/forms/change-order-form'
import { isLocale } from '@estu/domain/locale/locales'
import { orderTotals } from '@estu/domain/orders/order-totals'
import { mayChangeOrder, type OrderStatus } from '@estu/domain/orders/status-flow'
import { err, ok, type Result } from '@estu/domain/result'
import type { Payload, PayloadRequest } from 'payload'
import { inTransaction, Refusal } from '../../../database/in-transaction.ts'
import { idOf } from '../../../fields/id-of.ts'
import type { Order } from '../../../payload-types.ts'
import { holdRequest } from '../../customer-requests/index.ts'
import { readDelivery } from './order-terms.ts'
import { readBranch } from './price-order.ts'

export type ChangeOrderRefusal = 'not-found' | 'too-late' | 'branch-unknown' | 'zone-unknown'

type Change = {
  form: ChangeOrderForm
  /** What delivery to the chosen zone was shown to cost; another sum is never charged silently. */
  seenDeliveryKzt: number
}

/** Changes where an order is received and whom to write to, until the clinic confirms it. */
export async function changeOrder(
  payload: Payload,
  id: string,
  change: Change,
): Promise<Result<null, ChangeOrderRefusal>> {
  try {
    await inTransaction(payload, 'ru', async (req) => {
      const held = await holdRequest(req, 'orders', id)
      if (!held) throw new Refusal('not-found')
      if (held.dueAt || !mayChangeOrder(held.status as OrderStatus)) throw new Refusal('too-late')
      await store(req, id, change)
    })
    return ok(null)
  } catch (error) {
    if (error instanceof Refusal) return err(error.code as ChangeOrderRefusal)
    throw error
  }
}

async function store(req: PayloadRequest, id: string, change: Change): Promise<void> {
  const order = await req.payload.findByID({ collection: 'orders', id, depth: 0, overrideAccess: true, req })
  const { name, contactBy, phone, email } = change.form
  const wanted = {
    name,
    contactBy,
    phone: phone || null,
    email: email || null,
    ...(order.receiving === 'pickup'
      ? { branch: await readBranch(req, change.form.branch) }
      : await delivery(req, order, change)),
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

/** A zone that stays keeps the price it was agreed for. */
async function delivery(req: PayloadRequest, order: Order, { form, seenDeliveryKzt }: Change) {
  const { zone, city, street } = form
  const { name, ...terms } = await readDelivery(req, zone, isLocale(order.language) ? order.language : 'ru')
  const { goodsKzt, discountKzt, markupKzt } = order
  if (name === order.zone) return { city, street }
  const { deliveryKzt } = orderTotals([{ unitKzt: goodsKzt, quantity: 1 }], terms, null)
  if (deliveryKzt !== seenDeliveryKzt) throw new Refusal('zone-unknown')
  // The bank was told a sum, or has it.
  if (deliveryKzt !== order.deliveryKzt && (order.paid || order.payLink)) throw new Refusal('too-late')
  return { zone: name, city, street, deliveryKzt, totalKzt: goodsKzt - (discountKzt ?? 0) + deliveryKzt + markupKzt }
}

const isSame = (a: unknown, b: unknown): boolean => (idOf(a) ?? a ?? null) === (b ?? null)
