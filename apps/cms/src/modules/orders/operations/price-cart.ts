import { type Locale, otherLocale } from '@estu/domain/locale/locales'
import type { CartLine } from '@estu/domain/orders/cart'
import type { PayloadRequest } from 'payload'
import { readStock, stockKey } from './stock.ts'

export type PricedCartLine = CartLine & {
  title: string
  slug: string
  /** Whole tenge for one; null when it is not, or no longer, sold on the site. */
  unitKzt: number | null
  /** How many there are; null where nobody counts. */
  left: number | null
  warrantyMonths: number | null
}

type Stored = {
  id: string
  slug?: string | null
  title?: string | null
  priceKzt?: number | null
  availability?: string | null
  salesModel?: string | null
  warrantyMonths?: number | null
}

const sellable = (product: Stored) =>
  typeof product.priceKzt === 'number' &&
  product.availability !== 'out_of_stock' &&
  product.availability !== 'demo_only' &&
  product.salesModel !== 'consultation'

/**
 * The cart's lines with today's published names and prices. Read as a visitor, so that a draft's price or a withdrawn
 * product never gets into an order.
 */
export async function priceCart(
  req: PayloadRequest,
  cart: readonly CartLine[],
  locale: Locale,
): Promise<PricedCartLine[]> {
  const products = new Map<string, Stored>()
  for (const section of new Set(cart.map((line) => line.section))) {
    const ids = cart.filter((line) => line.section === section).map(({ id }) => id)
    for (const language of [otherLocale(locale), locale]) {
      const found = await req.payload.find({
        collection: section,
        where: { id: { in: ids } },
        limit: ids.length,
        depth: 0,
        locale: language,
        fallbackLocale: false,
        overrideAccess: false,
        user: null,
        req: { ...req, locale: language, user: null } as PayloadRequest,
      })
      // A product published in one language alone is sold under the name it has there.
      for (const doc of found.docs as Stored[]) if (doc.title) products.set(stockKey(section, doc.id), doc)
    }
  }
  const stock = await readStock(
    req,
    cart.map(({ section, id }) => stockKey(section, id)),
  )
  return cart.map((line) => {
    const product = products.get(stockKey(line.section, line.id))
    return {
      ...line,
      title: product?.title ?? '',
      slug: product?.slug ?? '',
      unitKzt: product && sellable(product) ? (product.priceKzt ?? null) : null,
      left: stock.get(stockKey(line.section, line.id)) ?? null,
      warrantyMonths: product?.warrantyMonths ?? null,
    }
  })
}
