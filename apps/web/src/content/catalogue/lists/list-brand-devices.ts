import 'server-only'
import { listProducts } from '@estu/cms/catalogue/list-products'
import { listTag } from '@estu/domain/catalogue/cache-tags'
import type { Locale } from '@estu/domain/locale/locales'
import { keepUntilListedChange } from '@/content/cache-tags'
import { cms } from '@/content/payload'
import type { ProductCard } from '@/content/types'
import { mapListedProduct } from './map-listed'

/** The first devices of a brand, and whether there are more of them. */
export async function listBrandDevices(
  locale: Locale,
  brandId: string,
): Promise<{ cards: ProductCard[]; more: boolean }> {
  'use cache'
  const chosen = new Map([['brand', [brandId]]])
  const { rows, more } = await listProducts(await cms(), locale, {
    section: 'devices',
    chosen,
    sort: 'recommended',
    page: 1,
  })
  keepUntilListedChange(rows, [listTag('devices')])
  return { cards: rows.map(mapListedProduct), more }
}
