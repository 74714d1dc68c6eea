import 'server-only'
import { productCollections } from '@estu/domain/catalogue/collections'
import {
  addToCart,
  type CartLine,
  cartCookie,
  cartSeconds,
  colourKey,
  findLine,
  type LineKey,
  lineName,
  parseCart,
  serialiseCart,
  setQuantity,
} from '@estu/domain/orders/cart'
import { routes } from '@estu/domain/routing/routes'
import { z } from 'zod'
import { type CookieChange, type FormHandler, type FormValues, refused, textOf } from '@/forms/state/form-state'
import { alreadyHref, cartHref } from '@/lib/cart/cart-href'

const quantity = z
  .string()
  .regex(/^\d{1,2}$/)
  .transform(Number)
const seen = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)
  .optional()
  .catch(undefined)
/** The code of a colour; a form without colours says nothing of it, one with a damaged code is read as one without. */
const colour = z.string().transform(colourKey).optional()
const schema = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('add'),
    section: z.enum(productCollections),
    product: z.uuid(),
    quantity: quantity.default(1),
    seen,
    colour,
  }),
  z.object({ intent: z.literal('set'), product: z.uuid(), quantity: z.string(), seen, colour }),
])

export const cartCookieChange = (lines: readonly CartLine[]): CookieChange => ({
  name: cartCookie,
  value: serialiseCart(lines),
  maxAgeSeconds: lines.length > 0 ? cartSeconds : 0,
  // The page's own script counts the lines for the header.
  httpOnly: false,
})

/** Puts a product into the cart or changes how many are wanted. The cart is the visitor's own cookie; nothing is stored here. */
export const changeCart: FormHandler = async ({ values, cookies }) => {
  const parsed = schema.safeParse(values)
  const lines = parseCart(cookies.get(cartCookie))
  if (!parsed.success) return refused(values, { errors: { quantity: 'quantity-wrong' } })
  const wish = parsed.data
  if (wish.intent === 'add') {
    const line = {
      section: wish.section,
      id: wish.product,
      quantity: Math.max(1, wish.quantity),
      seenKzt: seenOf(values, wish),
      ...(wish.colour && { colour: wish.colour }),
    }
    const added = addToCart(lines, line)
    if (!added) return refused(values, { problem: 'cart-full' })
    // Of a browser that sent no cookie it is not known yet whether it keeps any: the cart's page will see.
    const redirect = cookies.size === 0 ? `${routes.cart.path}?added=1` : addedHref(line, lines, added)
    return { redirect, cookies: [cartCookieChange(added)] }
  }
  const key = { id: wish.product, colour: wish.colour }
  const meant = findLine(lines, key)
  const wanted = /^\d{1,2}$/.test(wish.quantity) ? Number(wish.quantity) : Number.NaN
  const changed = setQuantity(lines, key, wanted, wish.seen)
  const ok =
    wanted === 0 || changed.some((line) => meant && lineName(line) === lineName(meant) && line.quantity === wanted)
  if (!ok) return refused(values, { errors: { [`quantity-${lineName(meant ?? key)}`]: 'quantity-wrong' } })
  return { redirect: cartHref(wanted === 0 ? meant : undefined), cookies: [cartCookieChange(changed)] }
}

/** Returns where an addition leads: to a cart that says so, where it holds as many of the product as before. */
function addedHref(key: LineKey, before: readonly CartLine[], after: readonly CartLine[]): string {
  const [was, is] = [before, after].map((lines) => lines.find((line) => lineName(line) === lineName(key)))
  return was && is && was.quantity === is.quantity ? alreadyHref(is) : routes.cart.path
}

/** The price that was shown: a colour with a price of its own has a field of its own. */
const seenOf = (values: FormValues, wish: { seen?: number | undefined; colour?: string | undefined }) =>
  seen.parse(textOf(values, `seen-${wish.colour}`)) ?? wish.seen
