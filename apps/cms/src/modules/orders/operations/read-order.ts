import { isLocale, type Locale } from '@estu/domain/locale/locales'
import { type LinkProof, proofOf } from '@estu/domain/orders/links/link-proof'
import { type OrderStep, orderSteps } from '@estu/domain/orders/order-steps'
import { monthsLater } from '@estu/domain/orders/returns/warranty'
import type { OrderStatus } from '@estu/domain/orders/status-flow'
import type { PayingWay } from '@estu/domain/paying/paying-ways'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { idOf } from '../../../fields/id-of.ts'
import type { Order } from '../../../payload-types.ts'
import { handedOver } from './handed-over.ts'
import { returnForShopper, type ShopperReturn } from './read-return-terms.ts'

/** An order as its shopper sees it; what staff wrote for staff is not in it. */
export type ShopperOrder = {
  id: string
  reference: string
  /** What is being called off counts as cancelled, also while that can be undone. */
  status: OrderStatus
  /** When a cancellation takes effect that can be undone until then. */
  cancelDueAt: string | null
  locale: Locale
  placedAt: string
  steps: OrderStep[]
  lines: { title: string; quantity: number; unitKzt: number }[]
  /** What stands under warranty since the order was handed over, and until when. */
  warranties: { title: string; until: string }[]
  goodsKzt: number
  discountKzt: number
  /** What to bring for the discount; empty where there is none. */
  discountProof: string
  deliveryKzt: number
  markupKzt: number
  totalKzt: number
  receiving: 'pickup' | 'delivery'
  branchId: string | null
  zone: string
  /** How long a parcel takes, as it was promised; empty where nothing was. */
  deliveryDays: string
  city: string
  street: string
  paying: PayingWay
  /** Where it can be paid; null where nobody gave a link, or where it is paid or called off. */
  payLink: string | null
  paidAt: string | null
  /** When the money of an order that was called off was given back; null while it was not. */
  refundedAt: string | null
  planMonths: number | null
  planProvider: string
  contact: { name: string; contactBy: Order['contactBy']; phone: string; email: string }
  customerId: string | null
  /** When it was handed over or called off; null while it is under way. */
  endedAt: string | null
  proof: LinkProof | null
  returns: ShopperReturn[]
}

/** @returns null when there is no such order. */
export async function readOrder(payload: Payload, id: string): Promise<ShopperOrder | null> {
  const req = await createLocalReq({}, payload)
  const found = await payload.findByID({
    collection: 'orders',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req,
  })
  return found ? forShopper(found) : null
}

/** The orders of an account, newest first. */
export async function listOrders(req: PayloadRequest, customerId: string): Promise<ShopperOrder[]> {
  const found = await req.payload.find({
    collection: 'orders',
    where: { customer: { equals: customerId } },
    sort: '-createdAt',
    limit: 200,
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  })
  return found.docs.map(forShopper)
}

const paymentOf = ({ paid, paidAt, refunded, refundedAt, payLink, status, updatedAt }: Order) => ({
  payLink: paid || status === 'cancelled' ? null : (payLink ?? null),
  paidAt: paid ? (paidAt ?? updatedAt) : null,
  refundedAt: refunded ? (refundedAt ?? updatedAt) : null,
})

function forShopper(order: Order): ShopperOrder {
  return {
    id: order.id,
    reference: order.reference,
    status: order.cancelDueAt ? 'cancelled' : order.status,
    cancelDueAt: order.cancelDueAt ?? null,
    locale: isLocale(order.language) ? order.language : 'ru',
    placedAt: order.createdAt,
    steps: orderSteps(order.history ?? [], order.cancelDueAt ?? null),
    lines: (order.lines ?? []).map(({ title, quantity, unitKzt }) => ({ title, quantity, unitKzt })),
    warranties: warrantiesOf(order),
    goodsKzt: order.goodsKzt,
    discountKzt: order.discountKzt ?? 0,
    discountProof: order.discountKzt ? (order.discountProof ?? '') : '',
    deliveryKzt: order.deliveryKzt,
    markupKzt: order.markupKzt,
    totalKzt: order.totalKzt,
    receiving: order.receiving,
    branchId: idOf(order.branch),
    zone: order.zone ?? '',
    deliveryDays: order.deliveryDays ?? '',
    city: order.city ?? '',
    street: order.street ?? '',
    paying: order.paying,
    ...paymentOf(order),
    planMonths: order.planMonths ?? null,
    planProvider: order.planProvider ?? '',
    contact: {
      name: order.name,
      contactBy: order.contactBy,
      phone: order.phone ?? '',
      email: order.email ?? '',
    },
    customerId: idOf(order.customer),
    endedAt: endOf(order),
    proof: proofOf(order),
    returns: (order.returns ?? []).map(returnForShopper),
  }
}

/** Orders of former times tell no steps: theirs is the day they were last changed. */
function endOf({ status, history, updatedAt }: Order): string | null {
  if (status !== 'completed' && status !== 'cancelled') return null
  return history?.findLast(({ what }) => what.split(',')[0]?.endsWith(status))?.at ?? updatedAt
}

/** A warranty begins on the day the goods are handed over. */
function warrantiesOf(order: Order): ShopperOrder['warranties'] {
  const handed = handedOver(order)
  if (!handed) return []
  return (order.lines ?? []).flatMap(({ title, warrantyMonths }) => {
    if (!warrantyMonths) return []
    return [{ title, until: monthsLater(handed, warrantyMonths).toISOString() }]
  })
}
