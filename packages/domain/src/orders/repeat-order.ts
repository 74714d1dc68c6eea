import { type CartLine, lineName } from './cart.ts'
import { cartLimits } from './cart-limits.ts'

/** A line of an earlier order as it could be had today. */
export type OrderedLine = Pick<CartLine, 'section' | 'id' | 'quantity' | 'colour'> & {
  /** As it was called then. */
  title: string
  /** Whole tenge for one today; null when it is not, or no longer, sold on the site. */
  unitKzt: number | null
  /** How many there are; null where nobody counts. */
  left: number | null
}

export type RepeatedOrder = {
  cart: CartLine[]
  /** No longer sold. */
  gone: string[]
  /** Fewer than were ordered then. */
  short: { title: string; left: number }[]
  /** The cart is full. */
  withoutRoom: string[]
}

/**
 * Puts what was ordered once into the cart again, at today's prices. Nothing that is in the cart gets less: of what is
 * there already, as many are wanted as in the larger of the two, so that repeating twice orders nothing twice.
 */
export function repeatIntoCart(cart: readonly CartLine[], ordered: readonly OrderedLine[]): RepeatedOrder {
  const repeated: RepeatedOrder = { cart: [...cart], gone: [], short: [], withoutRoom: [] }
  for (const line of ordered) repeatLine(repeated, line)
  return repeated
}

function repeatLine(
  repeated: RepeatedOrder,
  { section, id, colour, title, unitKzt, left, quantity }: OrderedLine,
): void {
  if (unitKzt === null) {
    repeated.gone.push(title)
    return
  }
  if (left !== null && left < quantity) repeated.short.push({ title, left: Math.max(0, left) })
  const possible = Math.min(quantity, left ?? quantity, cartLimits.quantity)
  if (possible < 1) return
  const again = { section, id, ...(colour && { colour }) }
  const known = repeated.cart.findIndex((line) => line.section === section && lineName(line) === lineName(again))
  if (known === -1 && repeated.cart.length >= cartLimits.lines) {
    repeated.withoutRoom.push(title)
    return
  }
  const wanted = { ...again, quantity: Math.max(possible, repeated.cart[known]?.quantity ?? 0), seenKzt: unitKzt }
  if (known === -1) repeated.cart.push(wanted)
  else repeated.cart[known] = wanted
}
