import 'server-only'
import type { Locale } from '@estu/domain/locale/locales'
import { readPublished } from '@/content/read'
import type { Product, ProductSectionName } from '@/content/types'
import { mapProduct, type StoredProduct } from './map-product'

/** One implant item, consumable or accessory by its address, or null where none is published in this language. */
export async function getProduct(locale: Locale, section: ProductSectionName, slug: string): Promise<Product | null> {
  'use cache'
  return readPublished(locale, section, slug, { depth: 2 }, (stored: StoredProduct, languages) =>
    mapProduct(section, stored, languages),
  )
}
