import { cartCookie, parseCart } from '@estu/domain/cart'
import { locales } from '@estu/domain/locale'
import { routes } from '@estu/domain/routes'
import { getCart } from '@/content/get-cart'
import { listFittingFor } from '@/content/list-fitting-for'
import { CartExtras } from '@/features/checkout/cart-extras'
import { CartView } from '@/features/checkout/cart-view'
import { readAgain } from '@/intake/read-again'
import { visitorCookies } from '@/intake/visitor'
import { localeOf } from '@/lib/params'
import { taskMetadata } from '@/lib/task-metadata'
import { SiteFrame } from '@/shell/site-frame'

/** Waits for the visitor's own data: nothing streams in later, so the page is whole without JavaScript. */
export const instant = false

type Props = { params: Promise<{ locale: string }> }

export const generateMetadata = ({ params }: Props) => taskMetadata(params, routes.cart.path, (t) => t('cart.title'))

export default async function CartPage({ params }: Props) {
  const locale = localeOf(await params)
  if (!locale) return null
  const cart = parseCart((await visitorCookies()).get(cartCookie))
  const [quote, fitting] = await Promise.all([getCart(locale, cart), listFittingFor(locale, cart)])
  return (
    <SiteFrame locale={locale} path={routes.cart.path} languages={locales} layout="focus">
      <CartView
        locale={locale}
        quote={quote}
        again={await readAgain()}
        extras={<CartExtras locale={locale} goods={fitting.goods} promotions={fitting.promotions} />}
      />
    </SiteFrame>
  )
}
