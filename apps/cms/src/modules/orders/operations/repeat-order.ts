import { productCollections } from '@estu/domain/catalogue/collections'
import type { Locale } from '@estu/domain/locale/locales'
import { type CartLine, colourKey, lineName } from '@estu/domain/orders/cart'
import { type RepeatedOrder, repeatIntoCart } from '@estu/domain/orders/repeat-order'
import { err, ok, type Result } from '@estu/domain/result'
import { createLocalReq, type Payload } from 'payload'
import { idOf } from '../../../fields/id-of.ts'
import type { Order } from '../../../payload-types.ts'
import { priceCart } from './price-cart.ts'

type Wish = { orderId: string; customerId: string; cart: readonly CartLine[]; locale: Locale }

/** Another cart with what an order of this very customer had in it, as it can be had today; nothing is stored. */
export async function repeatOrder(
  payload: Payload,
  { orderId, customerId, cart, locale }: Wish,
): Promise<Result<RepeatedOrder, 'not-found'>> {
  const req = await createLocalReq({ locale, fallbackLocale: false }, payload)
  const found = await payload.find({
    collection: 'orders',
    where: { and: [{ id: { equals: orderId } }, { customer: { equals: customerId } }] },
    limit: 1,
    depth: 0,
    overrideAccess: true,
    req,
  })
  const order = found.docs[0]
  if (!order) return err('not-found')
  const lines = (order.lines ?? []).map((line) => ({ line, wanted: wantedOf(line) }))
  const priced = await priceCart(
    req,
    lines.flatMap(({ wanted }) => wanted ?? []),
    locale,
  )
  const ordered = lines.map(({ line: { title, quantity }, wanted }) => {
    const today = wanted && priced.find((one) => one.section === wanted.section && lineName(one) === lineName(wanted))
    return {
      section: wanted?.section ?? 'consumables',
      id: wanted?.id ?? '',
      ...(wanted?.colour && { colour: wanted.colour }),
      quantity,
      title,
      unitKzt: today?.unitKzt ?? null,
      left: today?.left ?? null,
    }
  })
  return ok(repeatIntoCart(cart, ordered))
}

/** A line whose card is gone for good has nothing to be asked for. */
function wantedOf({ product, quantity, colourCode }: NonNullable<Order['lines']>[number]): CartLine | null {
  const section = productCollections.find((known) => known === product?.relationTo)
  const id = idOf(product?.value)
  const colour = colourKey(colourCode)
  return section && id ? { section, id, quantity, ...(colour && { colour }) } : null
}
