import type { ChangeOrderForm } from '@estu/domain/forms/change-order-form'
import { isLocale } from '@estu/domain/locale/locales'
import { orderTotals } from '@estu/domain/orders/order-totals'
import { payingAt } from '@estu/domain/paying/paying-ways'
import type { PayloadRequest } from 'payload'
import { Refusal } from '../../../database/in-transaction.ts'
import type { Order } from '../../../payload-types.ts'
import { readDelivery } from './order-terms.ts'
import { readBranch } from './price-order.ts'

export type PlaceChange = {
  form: ChangeOrderForm
  /** What delivery to the chosen zone was shown to cost; another sum is never charged silently. */
  seenDeliveryKzt: number
}

/** What of an order becomes another where it is received, with what it then costs. @throws Refusal */
export async function changedPlace(req: PayloadRequest, order: Order, change: PlaceChange): Promise<Partial<Order>> {
  const wanted =
    change.form.receiving === 'pickup' ? await pickup(req, order, change) : await delivery(req, order, change)
  // The bank was told a sum, or has it.
  if ((wanted.totalKzt ?? order.totalKzt) !== order.totalKzt && (order.paid || order.payLink))
    throw new Refusal('too-late')
  return wanted
}

async function pickup(req: PayloadRequest, order: Order, { form }: PlaceChange): Promise<Partial<Order>> {
  const branch = await readBranch(req, form.branch)
  if (order.receiving === 'pickup') return { branch }
  const place = { receiving: 'pickup', branch, zone: null, deliveryDays: null, city: null, street: null } as const
  return { ...place, paying: payingAt('pickup', order.paying), ...sumsWith(order, 0, order.discountKzt ?? 0) }
}

/** A zone that stays keeps the price it was agreed for. */
async function delivery(req: PayloadRequest, order: Order, change: PlaceChange): Promise<Partial<Order>> {
  const { zone, city, street } = change.form
  const { name, wait, ...terms } = await readDelivery(req, zone, isLocale(order.language) ? order.language : 'ru')
  if (order.receiving === 'delivery' && name === order.zone) return { city, street }
  const { deliveryKzt } = orderTotals([{ unitKzt: order.goodsKzt, quantity: 1 }], terms, null)
  if (deliveryKzt !== change.seenDeliveryKzt) throw new Refusal('zone-unknown')
  const place = { zone: name, deliveryDays: wait || null, city, street }
  if (order.receiving === 'delivery') return { ...place, ...sumsWith(order, deliveryKzt, order.discountKzt ?? 0) }
  return {
    ...{ ...place, receiving: 'delivery', branch: null, paying: payingAt('delivery', order.paying) },
    ...sumsWith(order, deliveryKzt, 0),
    // The proof of a discount is looked at in a branch alone.
    ...(order.discountTitle && { discountTitle: null, discountProof: null, discountOff: false, discountGivenKzt: 0 }),
  }
}

function sumsWith(order: Order, deliveryKzt: number, discountKzt: number) {
  const { goodsKzt, planMarkupPercent } = order
  const isCounted = discountKzt !== (order.discountKzt ?? 0) && typeof planMarkupPercent === 'number'
  const plan = isCounted ? { sellerMarkupPercent: planMarkupPercent } : null
  const counted = orderTotals([{ unitKzt: goodsKzt, quantity: 1 }], null, plan, discountKzt)
  const markupKzt = isCounted ? counted.markupKzt : order.markupKzt
  return { discountKzt, deliveryKzt, markupKzt, totalKzt: goodsKzt - discountKzt + deliveryKzt + markupKzt }
}
