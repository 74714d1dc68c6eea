import type { Locale } from '@estu/domain/locale/locales'
import type { CartLine } from '@estu/domain/orders/cart'
import { createLocalReq, type Payload } from 'payload'
import { type DeliveryZone, type InstalmentPlan, listDelivery, listPlans } from './order-terms.ts'
import { type PricedCartLine, priceCart } from './price-cart.ts'

export type Quote = {
  lines: PricedCartLine[]
  goodsKzt: number
  zones: DeliveryZone[]
  plans: InstalmentPlan[]
}

/** What a cart costs today and by which ways it can be had; nothing is reserved. */
export async function quoteOrder(payload: Payload, cart: readonly CartLine[], locale: Locale): Promise<Quote> {
  const req = await createLocalReq({ locale, fallbackLocale: false }, payload)
  const lines = await priceCart(req, cart, locale)
  const goodsKzt = lines.reduce((sum, { unitKzt, quantity }) => sum + (unitKzt ?? 0) * quantity, 0)
  return { lines, goodsKzt, zones: await listDelivery(req, locale), plans: await listPlans(req, goodsKzt, locale) }
}
