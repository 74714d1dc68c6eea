import { type Locale, locales } from '@estu/domain/locale/locales'
import { type CartLine, cartCookie, findLine, lineName, parseCart } from '@estu/domain/orders/cart'
import { routes } from '@estu/domain/routing/routes'
import { taskMetadata } from '@/app/metadata/fixed-page-metadata'
import { BesidePage } from '@/components/faults/beside-page'
import { listFittingFor } from '@/content/catalogue/lists/list-fitting-for'
import { getCart } from '@/content/customer/get-cart'
import type { QuotedLine } from '@/content/types'
import { CartExtras } from '@/features/cart/cart-extras'
import { CartView } from '@/features/cart/cart-view'
import { KeepCart } from '@/features/offline/keep-cart'
import { readFormState } from '@/forms/state/read-form-state'
import { SiteFrame } from '@/layout/site-frame'
import { localeOf } from '@/lib/params'
import { getRecentOrder } from '@/session/recent-order'
import { visitorCookies } from '@/session/visitor'

/** Waits for the visitor's own data: nothing streams in later, so the page is whole without JavaScript. */
export const instant = false

type Query = Partial<Record<'removed' | 'added' | 'already', string | string[]>>
type Props = { params: Promise<{ locale: string }>; searchParams: Promise<Query> }

export const generateMetadata = ({ params }: Props) => taskMetadata(params, routes.cart.path, (t) => t('cart.title'))

export default async function CartPage({ params, searchParams }: Props) {
  const locale = localeOf(await params)
  if (!locale) return null
  const cookies = await visitorCookies()
  const cart = parseCart(cookies.get(cartCookie))
  const { removed: taken, added, already } = await searchParams
  const [quote, fitting, removed, ordered] = await Promise.all([
    getCart(locale, cart),
    listFittingFor(locale, cart),
    getRemoved(locale, cart, taken),
    getRecentOrder(cookies),
  ])
  return (
    <SiteFrame locale={locale} path={routes.cart.path} languages={locales} layout="focus">
      <BesidePage>
        <KeepCart isShown />
      </BesidePage>
      <CartView
        locale={locale}
        quote={quote}
        removed={removed}
        already={alreadyIn(quote.lines, already)}
        empty={{ ordered, isLost: added !== undefined && cookies.size === 0 }}
        state={await readFormState()}
        extras={<CartExtras locale={locale} supplies={fitting.supplies} promotions={fitting.promotions} />}
      />
    </SiteFrame>
  )
}

/** Returns the line that the address says was there before it was added once more, unless it is gone by now. */
function alreadyIn(lines: readonly QuotedLine[], said: Query['already']): QuotedLine | null {
  const [meant] = parseCart(typeof said === 'string' ? said : null)
  return lines.find(({ name }) => meant && name === lineName(meant)) ?? null
}

/** What the address says was taken out, unless it is back by now. */
async function getRemoved(locale: Locale, cart: readonly CartLine[], said: Query['removed']) {
  const [line] = parseCart(typeof said === 'string' ? said : null)
  if (!line || findLine(cart, line)) return null
  return (await getCart(locale, [line])).lines[0] ?? null
}
