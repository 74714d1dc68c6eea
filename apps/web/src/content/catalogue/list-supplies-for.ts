import 'server-only'
import type { Locale } from '@estu/domain/locale/locales'
import type { Where } from 'payload'
import { readList } from '@/content/read'
import type { SupplyCard } from '@/content/types'
import { hasCard } from './map-product'
import { mapSupplyCard } from './map-supply'
import type { ModelSection } from './search-models'

const most = 100

type Wearable = {
  section: ModelSection
  id: string
  /** The size of battery it runs on, `312`; null for none that is bought. */
  batterySize: string | null
}

/** Consumables and accessories for one model: what editors marked as fitting it, and every battery of its size. */
export async function listSuppliesFor(locale: Locale, { section, id, batterySize }: Wearable): Promise<SupplyCard[]> {
  'use cache'
  const fits: Where = { [section === 'devices' ? 'fitsDevices' : 'fitsImplants']: { contains: id } }
  const battery: Where = { and: [{ kind: { equals: 'battery' } }, { size: { equals: batterySize } }] }
  const order = { sort: ['kind', 'slug'], limit: most, depth: 1 }
  const [consumables, accessories] = await Promise.all([
    readList(locale, 'consumables', { where: batterySize === null ? fits : { or: [fits, battery] }, ...order }),
    readList(locale, 'accessories', { where: fits, ...order }),
  ])
  return [
    ...consumables.filter(hasCard).map((stored) => mapSupplyCard('consumables', stored)),
    ...accessories.filter(hasCard).map((stored) => mapSupplyCard('accessories', stored)),
  ]
}
