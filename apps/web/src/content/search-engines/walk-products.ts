import 'server-only'
import { type ProductCollection, productCollections } from '@estu/domain/catalogue/collections'
import type { Locale } from '@estu/domain/locale/locales'
import type { Product } from '@/content/types'
import { mapDevice } from '../catalogue/map-device'
import { hasCard } from '../catalogue/map-product'
import { mapSupply } from '../catalogue/map-supply'
import { walkPublished } from '../walk-published'

/** Everything that is sold, in one language, read as it is asked for and never all at once. */
export async function* walkProducts(locale: Locale): AsyncGenerator<Product, void, undefined> {
  for (const section of productCollections) yield* productsOf(locale, section)
}

async function* productsOf(locale: Locale, section: ProductCollection): AsyncGenerator<Product, void, undefined> {
  if (section === 'devices') {
    for await (const stored of walkPublished(locale, section, { depth: 1 }))
      if (hasCard(stored)) yield mapDevice(stored, [locale])
    return
  }
  for await (const stored of walkPublished(locale, section, { depth: 1 }))
    if (hasCard(stored)) yield mapSupply(section, stored, [locale])
}
