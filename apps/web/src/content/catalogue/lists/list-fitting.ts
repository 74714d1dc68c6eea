import 'server-only'
import { type FittingLimits, findBatterySize, findFitting } from '@estu/cms/catalogue/find-fitting'
import { itemsOnPage } from '@estu/domain/catalogue/listing/selection'
import type { Locale } from '@estu/domain/locale/locales'
import { fittingTags, keepUntilChanges, keepUntilListedChange } from '@/content/cache-tags'
import { cms } from '@/content/payload'
import type { SupplyCard } from '@/content/types'
import { mapListedProduct } from './map-listed'

/** A few of each kind, for a product's own page. */
const some: FittingLimits = { ofKind: 3, most: 16 }
/** As many of a kind as fill a page of a list, and all kinds there are. */
const many: FittingLimits = { ofKind: itemsOnPage, most: 500 }

/** Some of what fits a product: supplies of a device, and of an implant the parts that work with it too. */
export const listFitting = (locale: Locale, productId: string): Promise<SupplyCard[]> =>
  readFitting(locale, productId, some)

/** The same for whoever looks for them. */
export const listAllFitting = (locale: Locale, productId: string): Promise<SupplyCard[]> =>
  readFitting(locale, productId, many)

async function readFitting(locale: Locale, productId: string, limits: FittingLimits): Promise<SupplyCard[]> {
  'use cache'
  const payload = await cms()
  const batterySize = await findBatterySize(payload, productId)
  const rows = await findFitting(payload, locale, { id: productId, batterySize }, limits)
  // What it runs on is its own to say.
  keepUntilChanges('devices', productId)
  keepUntilListedChange(rows, fittingTags(productId, batterySize))
  return rows.map(mapListedProduct).filter((card) => card.section !== 'devices')
}
