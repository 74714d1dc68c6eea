import 'server-only'
import { mostCandidates } from '@estu/domain/finder/candidate'
import type { Locale } from '@estu/domain/locale/locales'
import type { Where } from 'payload'
import { readList } from '@/content/read'
import type { Device, DeviceCard } from '@/content/types'
import { mapDeviceCard } from './map-device'
import { hasCard } from './map-product'

/** A hearing aid as the finder judges and shows it. */
export type FinderDevice = DeviceCard & Pick<Device, 'connectivity' | 'features'>

type Wish = {
  /** The degree of loss that must be covered; null covers any. */
  degree: string | null
  /** Whole tenge for one; null is any price. */
  maxKzt: number | null
}

/**
 * Hearing aids for grown-ups that can help, bounded whatever the catalogue holds: the best that a budget pays for, or
 * the cheapest above it where it pays for none; without one the cheapest.
 */
export async function listFinderDevices(locale: Locale, { degree, maxKzt }: Wish): Promise<FinderDevice[]> {
  'use cache'
  const able: Where[] = [{ audience: { in: ['adult', 'senior'] } }, { availability: { not_equals: 'out_of_stock' } }]
  if (degree !== null) able.push({ lossDegrees: { in: [degree] } })
  if (maxKzt === null) return read(locale, able, ['priceKzt', 'slug'])
  const within = await read(locale, [...able, { priceKzt: { less_than_equal: maxKzt } }], ['-priceKzt', 'slug'])
  return within.length > 0
    ? within
    : read(locale, [...able, { priceKzt: { greater_than: maxKzt } }], ['priceKzt', 'slug'])
}

async function read(locale: Locale, conditions: Where[], sort: string[]): Promise<FinderDevice[]> {
  const found = await readList(locale, 'devices', {
    where: { and: conditions },
    sort,
    limit: mostCandidates,
    depth: 1,
  })
  return found.filter(hasCard).map((stored) => ({
    ...mapDeviceCard(stored),
    connectivity: stored.connectivity ?? [],
    features: stored.features ?? [],
  }))
}
