import 'server-only'
import { findFitting } from '@estu/cms/catalogue/find-products'
import type { Locale } from '@estu/domain/locale/locales'
import { fittingTags, keepUntilListedChange } from '@/content/cache-tags'
import { cms } from '@/content/payload'
import type { SupplyCard } from '@/content/types'
import { mapListedProduct } from './map-listed'

const most = 16
const goods = ['implants', 'consumables', 'accessories'] as const

/** What fits a product, as its own editors say: supplies of a device, and of an implant the parts that work with it too. */
export async function listFitting(locale: Locale, productId: string): Promise<SupplyCard[]> {
  'use cache'
  const rows = await findFitting(await cms(), locale, goods, productId, most)
  keepUntilListedChange(rows, fittingTags(productId))
  return rows.map(mapListedProduct).filter((card) => card.section !== 'devices')
}
