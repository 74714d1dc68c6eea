import { type CartLine, cartCookie, cartSeconds, parseCart, serialiseCart } from '@estu/domain/orders/cart'

/** What is in this browser's cart: the cookie that the server reads too. */
export const readCart = (): CartLine[] => parseCart(cartText())

/**
 * Keeps the cart at once, without asking anybody: so it works without a network too.
 * @returns whether the browser kept it as it was meant
 */
export function writeCart(lines: readonly CartLine[]): boolean {
  const value = serialiseCart(lines)
  const age = lines.length > 0 ? cartSeconds : 0
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older browsers
  document.cookie = `${cartCookie}=${value}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`
  // Said to whatever shows how many things are in the cart.
  window.dispatchEvent(new Event('cart'))
  return serialiseCart(readCart()) === value
}

/** The cart's cookie as it stands. */
export const cartText = (): string | undefined =>
  document.cookie
    .split('; ')
    .find((part) => part.startsWith(`${cartCookie}=`))
    ?.slice(cartCookie.length + 1)
