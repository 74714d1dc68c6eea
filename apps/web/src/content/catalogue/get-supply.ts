import 'server-only'
import type { Locale } from '@estu/domain/locale/locales'
import { readPublished } from '@/content/read'
import type { Supply, SupplySection } from '@/content/types'
import { mapSupply } from './map-supply'

/** One implant item, consumable or accessory by its address, or null where none is published in this language. */
export async function getSupply(locale: Locale, section: SupplySection, slug: string): Promise<Supply | null> {
  'use cache'
  return readPublished(locale, section, slug, { depth: 2 }, (stored, languages) =>
    mapSupply(section, stored, languages),
  )
}
