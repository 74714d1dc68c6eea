import { cartCookie, parseCart } from '@estu/domain/cart'
import { locales } from '@estu/domain/locale'
import { routes } from '@estu/domain/routes'
import { getCart } from '@/content/get-cart'
import { getConsent } from '@/content/get-consent'
import { listBranches } from '@/content/list-branches'
import { CheckoutView } from '@/features/checkout/checkout-view'
import { readAgain } from '@/intake/read-again'
import { signedInCustomer, visitorCookies } from '@/intake/visitor'
import { localeOf } from '@/lib/params'
import { taskMetadata } from '@/lib/task-metadata'
import { SiteFrame } from '@/shell/site-frame'

export const instant = false

type Props = { params: Promise<{ locale: string }> }

export const generateMetadata = ({ params }: Props) =>
  taskMetadata(params, routes.checkout.path, (t) => t('checkout.title'))

export default async function CheckoutPage({ params }: Props) {
  const locale = localeOf(await params)
  if (!locale) return null
  const cart = parseCart((await visitorCookies()).get(cartCookie))
  const [quote, branches, consent, customer, again] = await Promise.all([
    getCart(locale, cart),
    listBranches(locale),
    getConsent(locale, 'order'),
    signedInCustomer(),
    readAgain(),
  ])
  return (
    <SiteFrame locale={locale} path={routes.checkout.path} languages={locales} layout="focus">
      <CheckoutView
        locale={locale}
        quote={quote}
        branches={branches}
        consent={consent}
        known={customer}
        again={again}
      />
    </SiteFrame>
  )
}
