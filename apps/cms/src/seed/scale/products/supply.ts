import type { Locale } from '@estu/domain/locale/locales'
import type { GoodsAvailability } from '@estu/domain/vocabulary/availability'
import type { JsonObject } from 'payload'
import type { Random } from '../random.ts'
import { productId, rowId } from '../stable-ids.ts'
import { boxItems } from '../words/device-words.ts'
import { advice, uses } from '../words/supply-words.ts'
import { type Words, words } from '../words/words.ts'
import { earlier } from './kind-of.ts'
import { oldPriceOf, priceOf } from './prices.ts'
import { textsOf } from './texts.ts'

const shelves = { in_stock: 74, to_order: 16, out_of_stock: 10 } as const satisfies Record<GoodsAvailability, number>

/** What consumables, accessories and implants have in common. */
export function supplyFields(
  random: Random,
  given: { number: number; name: Words; brand: string; median: number; images: readonly string[] },
): (locale: Locale) => JsonObject {
  const { number, name, brand, median, images } = given
  const use = random.pick(uses)
  const texts = textsOf(random, {
    title: words(`Демо ${name.ru} ${brand} № ${number}`, `Демо ${name.kk} ${brand} № ${number}`),
    summary: use,
    sentences: advice,
  })
  const priceKzt = priceOf(random, median, 0.7)
  const shared = {
    priceKzt,
    oldPriceKzt: oldPriceOf(random, priceKzt),
    availability: random.weighted(shelves),
    warrantyMonths: random.pick([6, 12, 12, 24]),
    images,
  }
  const box = random.some(boxItems.slice(1), 1, 2)
  return (locale) => ({
    ...texts(locale),
    ...shared,
    inTheBox: box.map((item) => ({ id: rowId(number, item.ru), item: item[locale] })),
  })
}

/** Ids of one to five devices before it, and now and then of an implant. */
export function fitsOf(number: number, random: Random): { fitsDevices: string[]; fitsImplants: string[] } {
  const devices = Array.from({ length: 1 + random.below(5) }, () => earlier('devices', number, random))
  const implant = random.chance(0.1) ? earlier('implants', number, random) : null
  return { fitsDevices: idsOf(devices), fitsImplants: idsOf([implant]) }
}

const idsOf = (numbers: readonly (number | null)[]) => [
  ...new Set(numbers.filter((number) => number !== null).map(productId)),
]
