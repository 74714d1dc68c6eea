import 'server-only'
import type { Locale } from '@estu/domain/locale/locales'
import type { CartLine } from '@estu/domain/orders/cart'
import { listPromotionsOf } from '@/content/editorial/promotions/list-promotions'
import type { PromotionCard, SupplyCard } from '@/content/types'
import { listFitting } from './list-fitting'

/** What goes with the cart: consumables that its devices need and that are not in it yet, and offers that name a device of it. */
export async function listFittingFor(
  locale: Locale,
  cart: readonly CartLine[],
): Promise<{ supplies: SupplyCard[]; promotions: PromotionCard[] }> {
  const devices = cart.filter(({ section }) => section === 'devices').slice(0, 3)
  if (devices.length === 0) return { supplies: [], promotions: [] }
  const [lists, offers] = await Promise.all([
    Promise.all(devices.map(({ id }) => listFitting(locale, id))),
    Promise.all(devices.map(({ id }) => listPromotionsOf(locale, id))),
  ])
  const inCart = new Set(cart.map(({ id }) => id))
  const supplies = new Map(lists.flat().map((item) => [item.id, item]))
  return {
    supplies: [...supplies.values()].filter(({ id, priceKzt }) => priceKzt !== null && !inCart.has(id)).slice(0, 4),
    promotions: [...new Map(offers.flat().map((offer) => [offer.id, offer])).values()].slice(0, 2),
  }
}
