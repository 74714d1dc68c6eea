import 'server-only'
import type { PricedCartLine } from '@estu/cms/orders/price-cart'
import { type CartQuote, quoteCart } from '@estu/cms/orders/quote-cart'
import { discountOf } from '@estu/domain/discounts/discount'
import type { Locale } from '@estu/domain/locale/locales'
import type { CartLine } from '@estu/domain/orders/cart'
import { type Offered, offeredPlans } from '@estu/domain/orders/instalments/offered-plans'
import { type AskedWay, offeredWays } from '@estu/domain/paying/paying-ways'
import type { DeliveryZone } from '@/content/catalogue/list-delivery-zones'
import type { InstalmentPlan } from '@/content/catalogue/list-instalment-plans'
import { mapListedProduct } from '@/content/catalogue/lists/map-listed'
import type { Discount } from '@/content/editorial/promotions/list-discounts'
import { cms } from '@/content/payload'
import type { QuotedLine } from '@/content/types'
import { getOrderTerms } from './get-order-terms'

/** A cart's lines at today's prices, where parcels go, and by which ways goods of this sum can be paid. */
export type Quote = Omit<CartQuote, 'lines'> & {
  lines: QuotedLine[]
  zones: DeliveryZone[]
  plans: Offered<InstalmentPlan>[]
  ways: AskedWay[]
  discounts: OfferedDiscount[]
}

/** A discount with what it takes off this cart. */
export type OfferedDiscount = Discount & { amountKzt: number }

/**
 * What the visitor's cart costs now. Its lines are asked for at every visit: nobody else's page, and prices move. The
 * terms are everybody's; an order is counted with the stored ones once more.
 */
export async function getCart(locale: Locale, cart: readonly CartLine[]): Promise<Quote> {
  const [quote, { zones, sendsLinks, ...all }] = await Promise.all([
    quoteCart(await cms(), cart, locale),
    getOrderTerms(locale),
  ])
  const sold = quote.lines.map((line) => ({ ...line, unitKzt: line.unitKzt ?? 0 }))
  const discounts = all.discounts
    .map((discount) => ({ ...discount, amountKzt: discountOf(sold, discount) }))
    .filter(({ amountKzt }) => amountKzt > 0)
  const plans = offeredPlans(
    all.plans,
    quote.goodsKzt,
    discounts.map(({ amountKzt }) => amountKzt),
  )
  const ways = offeredWays({ hasPlan: plans.length > 0, sendsLinks })
  return { ...quote, lines: quote.lines.map(quotedLine), zones, plans, discounts, ways }
}

const quotedLine = ({ offer, ...line }: PricedCartLine): QuotedLine => ({
  ...line,
  picture: offer && mapListedProduct(offer).picture,
})
