import type { IncomingMessage, ServerResponse } from 'node:http'
import { splitLocalePath } from '@estu/domain/locale/locales'
import { cartCookie, cartSeconds, parseCart, serialiseCart } from '@estu/domain/orders/cart'
import { routes } from '@estu/domain/routing/routes'

const cookie = new RegExp(`(?:^|;\\s*)${cartCookie}=([^;]+)`)

/**
 * Sets the cart's cookie again when its page is opened. Trap: Safari forgets after a week what a page's script wrote;
 * what an answer sets lasts as long as it says.
 */
export const renewCart = (isHttps: boolean) => (req: IncomingMessage, res: ServerResponse, pass: () => void) => {
  const { path } = splitLocalePath((req.url ?? '/').split('?')[0] ?? '/')
  const lines =
    path === routes.cart.path && req.method === 'GET' ? parseCart(cookie.exec(req.headers.cookie ?? '')?.[1]) : []
  if (lines.length > 0) {
    const secure = isHttps ? '; Secure' : ''
    const value = `${cartCookie}=${serialiseCart(lines)}; Path=/; Max-Age=${cartSeconds}; SameSite=Lax${secure}`
    res.appendHeader('set-cookie', value)
  }
  pass()
}
