import { productCollections } from '@estu/domain/catalogue/collections'
import { type Locale, otherLocale } from '@estu/domain/locale/locales'
import { type CartLine, colourKey, lineName } from '@estu/domain/orders/cart'
import type { PayloadRequest } from 'payload'
import { findOffers, type Offer } from '../../catalogue/index.ts'
import { publicOnce } from '../../redirects/index.ts'
import { stockKey } from './stock.ts'

export type PricedCartLine = CartLine & {
  /** Unlike every other line's; letters, digits and hyphens. */
  name: string
  /**
   * With the chosen colour, as an order and its letters name it: «Демо RIC 90-R, песочный»; what is sold no more as its
   * document, also in the trash; empty where there is none that was ever public.
   */
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
  /** The product as lists show it; null when it is public in neither language. */
  offer: Offer | null
}

/** What the read model keeps of a product that a price depends on. */
type Sold = {
  title: string
  oldPriceKzt?: number
  availability?: string
  salesMode?: string
  warrantyMonths?: number
  colours?: { name?: string | null; hex?: string | null; priceKzt?: number | null }[]
}

/** Goods that are counted and gone are shown as gone, but no less for sale: how many are left says so. */
const soldOf = ({ card, facts }: Offer) => ({ ...card, ...facts }) as Sold

const sellable = ({ priceKzt }: Offer, { availability, salesMode }: Sold) =>
  priceKzt !== null && availability !== 'out_of_stock' && availability !== 'demo_only' && salesMode !== 'consultation'

/**
 * The cart's lines with today's published names and prices: a draft's price or a withdrawn product never gets into an
 * order. Read from what lists show, which is written together with each document.
 */
export async function priceCart(
  req: PayloadRequest,
  cart: readonly CartLine[],
  locale: Locale,
): Promise<PricedCartLine[]> {
  const offers = new Map(
    (
      await findOffers(
        req,
        locale,
        cart.map(({ id }) => id),
      )
    ).map((offer) => [stockKey(offer.collection, offer.id), offer]),
  )
  const gone = await titlesOf(
    req,
    cart.filter((line) => !offers.has(stockKey(line.section, line.id))),
    locale,
  )
  const taken = new Map<string, number>()
  return cart.map((line) => {
    const key = stockKey(line.section, line.id)
    const before = taken.get(key) ?? 0
    taken.set(key, before + line.quantity)
    return priceLine(line, { offer: offers.get(key) ?? null, goneTitle: gone.get(key) ?? '' }, before)
  })
}

/**
 * Reads how products that are sold no more are called, also those in the trash: whoever had put them in looks for them.
 * What was never public has no name here.
 */
async function titlesOf(req: PayloadRequest, lines: readonly CartLine[], locale: Locale): Promise<Map<string, string>> {
  const titles = new Map<string, string>()
  for (const section of productCollections) {
    const asked = lines.filter((line) => line.section === section).map(({ id }) => id)
    if (asked.length === 0) continue
    const ids = [...(await publicOnce(req, section, asked))]
    if (ids.length === 0) continue
    const found = await req.payload.find({
      collection: section,
      where: { id: { in: ids } },
      limit: ids.length,
      pagination: false,
      depth: 0,
      trash: true,
      locale,
      fallbackLocale: otherLocale(locale),
      select: { title: true },
      overrideAccess: true,
      req,
    })
    for (const { id, title } of found.docs) titles.set(stockKey(section, id), title ?? '')
  }
  return titles
}

type Found = { offer: Offer | null; goneTitle: string }

/**
 * A colour that is no longer offered is sold no more than a product that is gone.
 * @param before how many of the product earlier lines take
 */
function priceLine(line: CartLine, { offer, goneTitle }: Found, before: number): PricedCartLine {
  const product = offer && soldOf(offer)
  const colour = product?.colours?.find(({ hex }) => line.colour !== undefined && colourKey(hex) === line.colour)
  const colourName = colour?.name ?? ''
  const offered = offer && product && sellable(offer, product) && (line.colour === undefined || colour !== undefined)
  return {
    ...line,
    name: lineName(line),
    title: [product?.title ?? goneTitle, colourName].filter(Boolean).join(', '),
    colourName,
    slug: offer?.slug ?? '',
    unitKzt: offered ? (colour?.priceKzt ?? offer.priceKzt) : null,
    // A colour with a price of its own is no part of the reduction.
    oldKzt: colour?.priceKzt ? null : (product?.oldPriceKzt ?? null),
    left: offer && offer.counted !== null ? Math.max(0, offer.counted - before) : null,
    warrantyMonths: product?.warrantyMonths ?? null,
    offer,
  }
}
