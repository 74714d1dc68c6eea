import 'server-only'
import { productCollections } from '@estu/domain/catalogue/collections'
import { addToCart, type CartLine, cartCookie, parseCart, serialiseCart, setQuantity } from '@estu/domain/orders/cart'
import { routes } from '@estu/domain/routing/routes'
import { z } from 'zod'
import { type CookieChange, type FormHandler, refused, textOf } from '@/forms/form-state'

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
const schema = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('add'),
    section: z.enum(productCollections),
    product: z.uuid(),
    quantity: quantity.default(1),
    seen,
  }),
  z.object({ intent: z.literal('set'), product: z.uuid(), quantity: z.string(), seen }),
])

const fortnight = 14 * 24 * 60 * 60

export const cartCookieChange = (lines: readonly CartLine[]): CookieChange => ({
  name: cartCookie,
  value: serialiseCart(lines),
  maxAgeSeconds: lines.length > 0 ? fortnight : 0,
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
    const added = addToCart(lines, {
      section: wish.section,
      id: wish.product,
      quantity: Math.max(1, wish.quantity),
      seenKzt: wish.seen,
    })
    if (!added) return refused(values, { problem: 'cart-full' })
    return { redirect: routes.cart.path, cookies: [cartCookieChange(added)] }
  }
  const wanted = /^\d{1,2}$/.test(wish.quantity) ? Number(wish.quantity) : Number.NaN
  const changed = setQuantity(lines, wish.product, wanted, wish.seen)
  const ok = wanted === 0 || changed.some(({ id, quantity }) => id === wish.product && quantity === wanted)
  if (!ok) return refused(values, { errors: { [`quantity-${textOf(values, 'product')}`]: 'quantity-wrong' } })
  return { redirect: routes.cart.path, cookies: [cartCookieChange(changed)] }
}
