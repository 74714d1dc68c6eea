import 'server-only'
import { findFitted } from '@estu/cms/catalogue/find-products'
import type { Locale } from '@estu/domain/locale/locales'
import { keepUntilListedChange } from '@/content/cache-tags'
import { cms } from '@/content/payload'
import { readPublished } from '@/content/read'
import type { Supply, SupplySection } from '@/content/types'
import { mapListedProduct } from './lists/map-listed'
import { mapSupply } from './map-supply'

/** One thing may fit thousands of models; its page names so many. */
const mostFitted = 16

/** What it fits is read from the lists: whole documents of all of them would be. */
const withoutFitted = { fitsDevices: false, fitsImplants: false, worksWith: false } as const

/** One implant item, consumable or accessory by its address, or null where none is published in this language. */
export async function getSupply(locale: Locale, section: SupplySection, slug: string): Promise<Supply | null> {
  'use cache'
  const supply = await readPublished(locale, section, slug, { depth: 1, select: withoutFitted }, (stored, languages) =>
    mapSupply(section, stored, languages),
  )
  if (!supply) return null
  const rows = await findFitted(await cms(), locale, supply.id, mostFitted)
  keepUntilListedChange(rows, [])
  const cards = rows.map(mapListedProduct)
  return {
    ...supply,
    fitsDevices: cards.filter((card) => card.section === 'devices'),
    fitsImplants: cards.filter((card) => card.section !== 'devices'),
  }
}
