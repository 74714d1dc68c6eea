import { locales } from '@estu/domain/locale/locales'
import { cartCookie, parseCart } from '@estu/domain/orders/cart'
import { routes } from '@estu/domain/routing/routes'
import { listFittingFor } from '@/content/catalogue/lists/list-fitting-for'
import { getCart } from '@/content/customer/get-cart'
import { CartExtras } from '@/features/cart/cart-extras'
import { CartView } from '@/features/cart/cart-view'
import { KeepCart } from '@/features/offline/keep-cart'
import { readFormState } from '@/forms/read-form-state'
import { SiteFrame } from '@/layout/site-frame'
import { taskMetadata } from '@/lib/metadata/fixed-page-metadata'
import { localeOf } from '@/lib/params'
import { visitorCookies } from '@/session/visitor'

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
      <KeepCart />
      <CartView
        locale={locale}
        quote={quote}
        state={await readFormState()}
        extras={<CartExtras locale={locale} supplies={fitting.supplies} promotions={fitting.promotions} />}
      />
    </SiteFrame>
  )
}
