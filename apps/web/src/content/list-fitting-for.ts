import 'server-only'
import type { CartLine } from '@estu/domain/cart'
import type { Locale } from '@estu/domain/locale'
import { listFitting } from './list-fitting'
import { listPromotions } from './list-promotions'
import type { GoodsCard, PromotionCard } from './types'

/** What goes with the cart: consumables that its devices need and that are not in it yet, and offers that run now. */
export async function listFittingFor(
  locale: Locale,
  cart: readonly CartLine[],
): Promise<{ goods: GoodsCard[]; promotions: PromotionCard[] }> {
  const devices = cart.filter(({ section }) => section === 'devices').slice(0, 3)
  if (devices.length === 0) return { goods: [], promotions: [] }
  const lists = await Promise.all(devices.map(({ id }) => listFitting(locale, id)))
  const inCart = new Set(cart.map(({ id }) => id))
  const goods = new Map(lists.flat().map((item) => [item.id, item]))
  return {
    goods: [...goods.values()].filter(({ id, priceKzt }) => priceKzt !== null && !inCart.has(id)).slice(0, 4),
    promotions: (await listPromotions(locale)).slice(0, 2),
  }
}
