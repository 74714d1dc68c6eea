import 'server-only'
import type { Locale } from '@estu/domain/locale/locales'
import { readList } from '@/content/read'
import type { ProductSummary } from '@/content/types'
import { mapProductSummary, type StoredProduct } from './map-product'

/** Consumables and accessories that fit a device, as their editors say. */
export async function listFitting(locale: Locale, deviceId: string): Promise<ProductSummary[]> {
  'use cache'
  const sections = ['consumables', 'accessories'] as const
  const found = await Promise.all(
    sections.map((section) =>
      readList(locale, section, {
        where: { fitsDevices: { contains: deviceId } },
        sort: ['kind', 'slug'],
        limit: 8,
        depth: 1,
      }),
    ),
  )
  return sections.flatMap((section, index) =>
    ((found[index] ?? []) as StoredProduct[])
      .filter(({ slug, title }) => slug && title)
      .map((stored) => mapProductSummary(section, stored)),
  )
}
