import 'server-only'
import type { Locale } from '@estu/domain/locale/locales'
import { readList } from '@/content/read'
import type { DeviceCard } from '@/content/types'
import { mapDeviceCard } from './map-device'
import { hasCard } from './map-product'

/** Every published hearing aid of a language, cheapest last: what a person chooses from. */
export async function listDevices(locale: Locale): Promise<DeviceCard[]> {
  'use cache'
  const found = await readList(locale, 'devices', { sort: ['-priceKzt', 'slug'], limit: 500, depth: 1 })
  return found.filter(hasCard).map(mapDeviceCard)
}
