import 'server-only'
import type { Locale } from '@estu/domain/locale/locales'
import { readPublished } from '@/content/read'
import type { Brand } from '@/content/types'
import { mapBrand } from './map-brand'

/** One brand by its address, or null where it is not published in this language. */
export async function getBrand(locale: Locale, slug: string): Promise<Brand | null> {
  'use cache'
  return readPublished(locale, 'brands', slug, { depth: 1 }, mapBrand)
}
