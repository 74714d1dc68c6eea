import { type Locale, otherLocale } from '@estu/domain/locale/locales'
import type { PayloadRequest } from 'payload'
import { idOf } from '../../fields/id-of.ts'
import type { Order } from '../../payload-types.ts'

export type OrderPromotion = { id: string; title: string }

/** More than a shop runs at a time. */
const most = 24

/**
 * Lists the promotions that ran when an order was placed and name one of its devices, in the reader's language where it
 * is written. Those with a discount are left out: what they take off is part of the order.
 */
export async function listOrderPromotions(
  req: PayloadRequest,
  { lines, createdAt }: Pick<Order, 'lines' | 'createdAt'>,
  locale: Locale,
): Promise<OrderPromotion[]> {
  const devices = lines.flatMap(({ product }) => (product?.relationTo === 'devices' ? [idOf(product.value)] : []))
  if (devices.length === 0) return []
  const found = new Map<string, OrderPromotion>()
  for (const language of [locale, otherLocale(locale)]) {
    const { docs } = await req.payload.find({
      collection: 'promotions',
      where: {
        and: [
          { devices: { in: devices } },
          { startsAt: { less_than_equal: createdAt } },
          { endsAt: { greater_than: createdAt } },
        ],
      },
      sort: 'endsAt',
      limit: most,
      pagination: false,
      depth: 0,
      locale: language,
      fallbackLocale: false,
      // As the site shows them: what was published in a language.
      overrideAccess: false,
      user: null,
      req: { ...req, locale: language, user: null } as PayloadRequest,
    })
    for (const { id, title, discount } of docs)
      if (title && !discount?.percent && !found.has(id)) found.set(id, { id, title })
  }
  return [...found.values()]
}
