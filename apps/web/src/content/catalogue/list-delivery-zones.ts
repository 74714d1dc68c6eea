import 'server-only'
import type { Delivery as Stored } from '@estu/cms/types'
import type { Locale } from '@estu/domain/locale/locales'
import { type DeliveryWait, deliveryWait } from '@estu/domain/orders/delivery-days'
import { words } from '@/content/map-shared'
import { readGlobal } from '@/content/read'

/** Where parcels go, for how much and how soon; the checkout counts with the same document. */
export type DeliveryZone = {
  /** By which an order names it. */
  id: string
  name: string
  wait: DeliveryWait
  priceKzt: number
  freeFromKzt: number | null
}

export async function listDeliveryZones(locale: Locale): Promise<DeliveryZone[]> {
  'use cache'
  return mapDeliveryZones(await readGlobal(locale, 'delivery'))
}

export const mapDeliveryZones = (stored: Stored): DeliveryZone[] =>
  (stored.zones ?? [])
    .map(({ id, name, priceKzt, freeFromKzt, ...zone }) => ({
      id: id ?? '',
      name: words(name),
      wait: { ...deliveryWait(zone), note: words(zone.days) },
      priceKzt,
      freeFromKzt: freeFromKzt ?? null,
    }))
    .filter(({ id, name }) => id && name)
