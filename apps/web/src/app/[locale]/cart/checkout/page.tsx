import { locales } from '@estu/domain/locale/locales'
import { cartCookie, parseCart } from '@estu/domain/orders/cart'
import { routes } from '@estu/domain/routing/routes'
import { taskMetadata } from '@/app/metadata/fixed-page-metadata'
import { listBranches } from '@/content/clinic/list-branches'
import { getCart } from '@/content/customer/get-cart'
import { getConsent } from '@/content/editorial/get-consent'
import { CheckoutView } from '@/features/checkout/checkout-view'
import { readFormState } from '@/forms/state/read-form-state'
import { SiteFrame } from '@/layout/site-frame'
import { localeOf } from '@/lib/params'
import { getRecentOrder } from '@/session/recent-order'
import { signedInCustomer, visitorCookies } from '@/session/visitor'

export const instant = false

type Props = { params: Promise<{ locale: string }> }

export const generateMetadata = ({ params }: Props) =>
  taskMetadata(params, routes.checkout.path, (t) => t('checkout.title'))

export default async function CheckoutPage({ params }: Props) {
  const locale = localeOf(await params)
  if (!locale) return null
  const cookies = await visitorCookies()
  const cart = parseCart(cookies.get(cartCookie))
  const [quote, branches, consent, customer, state, ordered] = await Promise.all([
    getCart(locale, cart),
    listBranches(locale),
    getConsent(locale, 'order'),
    signedInCustomer(),
    readFormState(),
    getRecentOrder(cookies),
  ])
  return (
    <SiteFrame locale={locale} path={routes.checkout.path} languages={locales} layout="focus">
      <CheckoutView
        locale={locale}
        quote={quote}
        branches={branches}
        consent={consent}
        ordered={ordered}
        known={customer}
        state={state}
      />
    </SiteFrame>
  )
}
