import { discountOf } from '@estu/domain/discounts/discount'
import type { OrderForm } from '@estu/domain/forms/order-form'
import { type Locale, locales } from '@estu/domain/locale/locales'
import type { CartLine } from '@estu/domain/orders/cart'
import { orderTotals, type Totals } from '@estu/domain/orders/order-totals'
import type { PayloadRequest } from 'payload'
import { Refusal } from '../../../database/in-transaction.ts'
import type { OrderRefusal } from './order-refusals.ts'
import { type DeliveryZone, type InstalmentPlan, readDelivery, readPlan } from './order-terms.ts'
import { readPayLinkHosts } from './pay-link-hosts.ts'
import { type PricedCartLine, priceCart } from './price-cart.ts'
import { type Discount, readDiscount } from './read-discount.ts'

export type OrderWish = {
  locale: Locale
  cart: readonly CartLine[]
  form: OrderForm
  /** What the shopper saw and agreed to, whole tenge. Another sum is never charged silently. */
  seenTotalKzt: number
  /** What was taken off it; forms that waited since before it was said say nothing. */
  seenDiscountKzt?: number | undefined
}

export type PricedOrder = {
  lines: (PricedCartLine & { unitKzt: number })[]
  delivery: DeliveryZone | null
  plan: InstalmentPlan | null
  /** Where it is picked up. */
  branch: string | null
  discount: Discount | null
  totals: Totals
}

/** What an order costs by today's prices and terms. @throws Refusal where it cannot be had so, or at another sum. */
export async function priceOrder(req: PayloadRequest, wish: OrderWish): Promise<PricedOrder> {
  const priced = await priceWish(req, wish)
  const { totalKzt, discountKzt } = priced.totals
  const { seenTotalKzt, seenDiscountKzt = discountKzt } = wish
  if (totalKzt !== seenTotalKzt || discountKzt !== seenDiscountKzt)
    throw new Refusal<OrderRefusal>('total-changed', { total: totalKzt })
  return priced
}

/** As `priceOrder`, whatever sum was seen. @throws Refusal where it cannot be had so. */
export async function priceWish(
  req: PayloadRequest,
  { cart, form, locale }: Omit<OrderWish, 'seenTotalKzt' | 'seenDiscountKzt'>,
): Promise<PricedOrder> {
  const lines = await priceLines(req, cart, locale)
  const goods = lines.reduce((sum, { unitKzt, quantity }) => sum + unitKzt * quantity, 0)
  const discount = form.discount ? await readDiscount(req, form.discount, locale, new Date()) : null
  const discountKzt = discount ? discountOf(lines, discount) : 0
  // It may have been there when it was asked for; with another sum nothing is ordered silently.
  if (discount && discountKzt === 0) throw new Refusal<OrderRefusal>('discount-unknown')
  const delivery = form.receiving === 'delivery' ? await readDelivery(req, form.zone, locale) : null
  const plan = form.paying === 'instalment' ? await readPlan(req, form.plan, goods - discountKzt, locale) : null
  if (form.paying === 'pay_link' && (await readPayLinkHosts(req)).length === 0)
    throw new Refusal<OrderRefusal>('paying-unknown')
  const branch = form.receiving === 'pickup' ? await readBranch(req, form.branch) : null
  return { lines, delivery, plan, branch, discount, totals: orderTotals(lines, delivery, plan, discountKzt) }
}

async function priceLines(req: PayloadRequest, cart: readonly CartLine[], locale: Locale) {
  if (cart.length === 0) throw new Refusal<OrderRefusal>('cart-empty')
  const priced = await priceCart(req, cart, locale)
  const gone = priced.find(({ unitKzt }) => unitKzt === null)
  if (gone) throw new Refusal<OrderRefusal>('not-for-sale', { title: gone.title, id: gone.id })
  return priced.map((line) => ({ ...line, unitKzt: line.unitKzt ?? 0 }))
}

/** A branch that is published in one language at least. @throws Refusal `branch-unknown` */
export async function readBranch(req: PayloadRequest, id: string): Promise<string> {
  for (const locale of locales) {
    const found = await req.payload.find({
      collection: 'branches',
      where: { id: { equals: id } },
      limit: 1,
      depth: 0,
      locale,
      select: { slug: true },
      overrideAccess: false,
      user: null,
      req: { ...req, locale, user: null } as PayloadRequest,
    })
    if (found.docs[0]) return found.docs[0].id
  }
  throw new Refusal<OrderRefusal>('branch-unknown')
}
