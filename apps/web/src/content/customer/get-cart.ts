import 'server-only'
import { type CartQuote, quoteCart } from '@estu/cms/orders/quote-cart'
import type { Locale } from '@estu/domain/locale/locales'
import type { CartLine } from '@estu/domain/orders/cart'
import { type DeliveryZone, listDeliveryZones } from '@/content/catalogue/list-delivery-zones'
import { type InstalmentPlan, listInstalmentPlans } from '@/content/catalogue/list-instalment-plans'
import { cms } from '@/content/payload'

/** A cart's lines at today's prices, where parcels go, and the plans that goods of this sum can be paid by. */
export type Quote = CartQuote & { zones: DeliveryZone[]; plans: InstalmentPlan[] }

/**
 * What the visitor's cart costs now. Its lines are asked for at every visit: nobody else's page, and prices move. The
 * terms are everybody's; an order is counted with the stored ones once more.
 */
export async function getCart(locale: Locale, cart: readonly CartLine[]): Promise<Quote> {
  const [quote, zones, plans] = await Promise.all([
    quoteCart(await cms(), cart, locale),
    listDeliveryZones(locale),
    listInstalmentPlans(locale),
  ])
  const covers = ({ minKzt, maxKzt }: InstalmentPlan) =>
    quote.goodsKzt >= minKzt && quote.goodsKzt <= (maxKzt ?? Number.POSITIVE_INFINITY)
  return { ...quote, zones, plans: plans.filter(covers) }
}
