import { anyFitsTag, batteryTag, fitsTag, listTag } from '@estu/domain/catalogue/cache-tags'
import type { ItemChange } from './store-items.ts'

/** Above so many products, the pages of all are told. */
const mostFits = 50

/**
 * Lists are forgotten when a document joined, left or moved; the pages of what it fits, when that changed; the pages of
 * all that run on a battery, when it joined its size or left it. What depends on the fit of any product hears of each.
 */
export function listChangeTags(collection: string, changes: readonly ItemChange[]): string[] {
  const fits = [...new Set(changes.flatMap(({ fits: ids }) => ids))]
  return [
    ...(changes.some(({ moved }) => moved) ? [listTag(collection)] : []),
    ...new Set(changes.flatMap(({ batterySizes }) => batterySizes.map(batteryTag))),
    ...(fits.length > 0 ? [anyFitsTag(collection)] : []),
    ...(fits.length > mostFits ? [fitsTag('all')] : fits.map(fitsTag)),
  ]
}
