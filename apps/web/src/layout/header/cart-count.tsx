'use client'

import { useCartPieces } from '@/lib/cart/use-cart-pieces'

/** Shows how many pieces are in the cart; the page itself is the same for everybody and knows nothing of it. */
export function CartCount() {
  const pieces = useCartPieces()
  return pieces > 0 ? <span className="count">{pieces}</span> : null
}
