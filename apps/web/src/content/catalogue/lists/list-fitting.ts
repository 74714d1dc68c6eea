import 'server-only'
import { findFitting } from '@estu/cms/catalogue/find-products'
import type { Locale } from '@estu/domain/locale/locales'
import { fittingTags, keepUntilListedChange } from '@/content/cache-tags'
import { cms } from '@/content/payload'
import type { SupplyCard } from '@/content/types'
import { mapListedProduct } from './map-listed'

const most = 16

/** Consumables and accessories that fit a product, as their editors say. */
export async function listFitting(locale: Locale, productId: string): Promise<SupplyCard[]> {
  'use cache'
  const rows = await findFitting(await cms(), locale, ['consumables', 'accessories'], productId, most)
  keepUntilListedChange(rows, fittingTags(productId))
  return rows.map(mapListedProduct).filter((card) => card.section !== 'devices')
}
