import 'server-only'
import type { Locale } from '@estu/domain/locale/locales'
import { readList } from '@/content/read'
import type { ProductSectionName, ProductSummary } from '@/content/types'
import { mapProductSummary, type StoredProduct } from './map-product'

/** Every published item of a section, kind by kind. */
export async function listProducts(locale: Locale, section: ProductSectionName): Promise<ProductSummary[]> {
  'use cache'
  const found = await readList(locale, section, {
    sort: [section === 'implants' ? 'component' : 'kind', 'slug'],
    depth: 1,
  })
  return (found as StoredProduct[])
    .filter(({ slug, title }) => slug && title)
    .map((stored) => mapProductSummary(section, stored))
}
