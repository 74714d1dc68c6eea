import 'server-only'
import type { Locale } from '@estu/domain/locale/locales'
import { readList } from '@/content/read'
import type { SupplyCard } from '@/content/types'
import { hasCard } from './map-product'
import { mapSupplyCard } from './map-supply'

const sections = ['consumables', 'accessories'] as const

/** Consumables and accessories that fit a device, as their editors say. */
export async function listFitting(locale: Locale, deviceId: string): Promise<SupplyCard[]> {
  'use cache'
  const lists = await Promise.all(
    sections.map(async (section) => {
      const found = await readList(locale, section, {
        where: { fitsDevices: { contains: deviceId } },
        sort: ['kind', 'slug'],
        limit: 8,
        depth: 1,
      })
      return found.filter(hasCard).map((stored) => mapSupplyCard(section, stored))
    }),
  )
  return lists.flat()
}
