import 'server-only'
import type { Locale } from '@estu/domain/locale/locales'
import { readList } from '@/content/read'
import type { SupplyCard, SupplySection } from '@/content/types'
import { hasCard } from './map-product'
import { mapSupplyCard } from './map-supply'

/** Every published item of a section, kind by kind. */
export async function listSupplies(locale: Locale, section: SupplySection): Promise<SupplyCard[]> {
  'use cache'
  const found = await readList(locale, section, {
    sort: [section === 'implants' ? 'component' : 'kind', 'slug'],
    limit: 500,
    depth: 1,
  })
  return found.filter(hasCard).map((stored) => mapSupplyCard(section, stored))
}
