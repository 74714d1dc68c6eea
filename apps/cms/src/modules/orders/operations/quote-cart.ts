import type { Locale } from '@estu/domain/locale/locales'
import type { CartLine } from '@estu/domain/orders/cart'
import { createLocalReq, type Payload } from 'payload'
import { type PricedCartLine, priceCart } from './price-cart.ts'

export type CartQuote = { lines: PricedCartLine[]; goodsKzt: number }

/** What a cart costs today; nothing is reserved. By which ways it can be had and paid stands in the shop's terms. */
export async function quoteCart(payload: Payload, cart: readonly CartLine[], locale: Locale): Promise<CartQuote> {
  if (cart.length === 0) return { lines: [], goodsKzt: 0 }
  const req = await createLocalReq({ locale, fallbackLocale: false }, payload)
  const lines = await priceCart(req, cart, locale)
  return { lines, goodsKzt: lines.reduce((sum, { unitKzt, quantity }) => sum + (unitKzt ?? 0) * quantity, 0) }
}
