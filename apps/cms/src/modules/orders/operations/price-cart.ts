import { type Locale, otherLocale } from '@estu/domain/locale/locales'
import { type CartLine, colourKey, lineName } from '@estu/domain/orders/cart'
import type { PayloadRequest } from 'payload'
import { readStock, stockKey } from './stock.ts'

export type PricedCartLine = CartLine & {
  /** Unlike every other line's; letters, digits and hyphens. */
  name: string
  /** With the chosen colour, as an order and its letters name it: «Демо RIC 90-R, песочный». */
  title: string
  /** The chosen colour in words; empty where nothing was chosen. */
  colourName: string
  slug: string
  /** Whole tenge for one; null when it is not, or no longer, sold on the site. */
  unitKzt: number | null
  /** What it cost before a reduction of its own; null where it has none. */
  oldKzt: number | null
  /** How many there are for this line, beside what earlier lines take of the same product; null where nobody counts. */
  left: number | null
  warrantyMonths: number | null
}

type Stored = {
  id: string
  slug?: string | null
  title?: string | null
  priceKzt?: number | null
  oldPriceKzt?: number | null
  availability?: string | null
  salesMode?: string | null
  warrantyMonths?: number | null
  colours?: { name?: string | null; hex?: string | null; priceKzt?: number | null }[] | null
}

const sellable = (product: Stored) =>
  typeof product.priceKzt === 'number' &&
  product.availability !== 'out_of_stock' &&
  product.availability !== 'demo_only' &&
  product.salesMode !== 'consultation'

/**
 * The cart's lines with today's published names and prices: a draft's price or a withdrawn product never gets into an
 * order.
 */
export async function priceCart(
  req: PayloadRequest,
  cart: readonly CartLine[],
  locale: Locale,
): Promise<PricedCartLine[]> {
  const products = new Map<string, Stored>()
  for (const section of new Set(cart.map((line) => line.section))) {
    const ids = new Set(cart.filter((line) => line.section === section).map(({ id }) => id))
    // A product published in one language alone is sold under the name it has there.
    for (const language of [locale, otherLocale(locale)]) {
      const missing = [...ids].filter((id) => !products.has(stockKey(section, id)))
      for (const doc of await publishedProducts(req, section, missing, language))
        if (doc.title) products.set(stockKey(section, doc.id), doc)
    }
  }
  const stock = await readStock(
    req,
    cart.map(({ section, id }) => stockKey(section, id)),
  )
  const taken = new Map<string, number>()
  return cart.map((line) => {
    const key = stockKey(line.section, line.id)
    const before = taken.get(key) ?? 0
    taken.set(key, before + line.quantity)
    const counted = stock.get(key)
    return priceLine(line, products.get(key), counted === undefined ? null : Math.max(0, counted - before))
  })
}

async function publishedProducts(
  req: PayloadRequest,
  section: CartLine['section'],
  ids: string[],
  locale: Locale,
): Promise<Stored[]> {
  if (ids.length === 0) return []
  const { docs } = await req.payload.find({
    collection: section,
    where: { id: { in: ids } },
    limit: ids.length,
    // Nobody asks how many there are: counting would be a statement of its own.
    pagination: false,
    depth: 0,
    locale,
    fallbackLocale: false,
    // Asked as a visitor, the status of each language would take a statement of its own; it is in the answer.
    overrideAccess: true,
    user: null,
    req: { ...req, locale, user: null } as PayloadRequest,
  })
  return docs.filter(({ _status }) => _status === 'published') as Stored[]
}

/** A colour that is no longer offered is sold no more than a product that is gone. */
function priceLine(line: CartLine, product: Stored | undefined, left: number | null): PricedCartLine {
  const colour = product?.colours?.find(({ hex }) => line.colour !== undefined && colourKey(hex) === line.colour)
  const colourName = colour?.name ?? ''
  const offered = product && sellable(product) && (line.colour === undefined || colour !== undefined)
  return {
    ...line,
    name: lineName(line),
    title: [product?.title ?? '', colourName].filter(Boolean).join(', '),
    colourName,
    slug: product?.slug ?? '',
    unitKzt: offered ? (colour?.priceKzt ?? product.priceKzt ?? null) : null,
    // A colour with a price of its own is no part of the reduction.
    oldKzt: colour?.priceKzt ? null : (product?.oldPriceKzt ?? null),
    left,
    warrantyMonths: product?.warrantyMonths ?? null,
  }
}
