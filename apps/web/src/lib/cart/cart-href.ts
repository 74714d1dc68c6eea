import { type CartLine, serialiseCart } from '@estu/domain/orders/cart'
import { routes } from '@estu/domain/routing/routes'

/** The cart; after a line was taken out, with what it was, so that it can be put back. As in Russian. */
export const cartHref = (removed: CartLine | undefined): string =>
  removed ? `${routes.cart.path}?removed=${serialiseCart([removed])}` : routes.cart.path

/** Returns the address of the cart that says of a line that it was there already. As in Russian. */
export const alreadyHref = (line: CartLine): string => `${routes.cart.path}?already=${serialiseCart([line])}`
