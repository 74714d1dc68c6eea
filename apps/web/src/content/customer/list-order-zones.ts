import 'server-only'
import type { ShopperOrder } from '@estu/cms/orders/read-order'
import type { Locale } from '@estu/domain/locale/locales'
import type { DeliveryWait } from '@estu/domain/orders/delivery-days'
import { orderTotals } from '@estu/domain/orders/order-totals'
import { listDeliveryZones } from '@/content/catalogue/list-delivery-zones'

/** Where an order could be brought, and what that would cost for its goods. */
export type OrderZone = { id: string; name: string; wait: DeliveryWait; costKzt: number; isOwn: boolean }

/** Its own place at the price that was agreed, the others at today's. */
export async function listOrderZones(locale: Locale, order: ShopperOrder): Promise<OrderZone[]> {
  // An order keeps the place's name in its own language, which need not be the page's.
  const [zones, named] = await Promise.all([listDeliveryZones(locale), listDeliveryZones(order.locale)])
  const own = order.receiving === 'delivery' ? named.find(({ name }) => name === order.zone)?.id : undefined
  const goods = [{ unitKzt: order.goodsKzt, quantity: 1 }]
  return zones.map(({ id, name, wait, ...terms }) => ({
    id,
    name,
    wait,
    isOwn: id === own,
    costKzt: id === own ? order.deliveryKzt : orderTotals(goods, terms, null).deliveryKzt,
  }))
}
