import { locales } from '@estu/domain/locale/locales'
import { cartCookie, parseCart } from '@estu/domain/orders/cart'
import { accountPath } from '@estu/domain/routing/routes'
import { notFound } from 'next/navigation'
import { taskMetadata } from '@/app/metadata/fixed-page-metadata'
import { getAccount } from '@/content/customer/get-account'
import { getRepeated } from '@/content/customer/get-repeated'
import { AccountView } from '@/features/account/overview/account-view'
import { readFormState } from '@/forms/state/read-form-state'
import { SiteFrame } from '@/layout/site-frame'
import { localeOf } from '@/lib/params'
import { signedInCustomer, visitorCookies } from '@/session/visitor'

export const instant = false

type Props = {
  params: Promise<{ locale: string; id: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const generateMetadata = ({ params }: Props) => taskMetadata(params, '/user', (t) => t('account.title'))

/** Guarded before it begins by the server; this is the second look, which needs nobody's word. */
export default async function AccountPage({ params, searchParams }: Props) {
  const { id, ...rest } = await params
  const locale = localeOf(rest)
  if (!locale) return null
  const customer = await signedInCustomer()
  if (!customer || customer.id !== id) notFound()
  const query = await searchParams
  const cart = parseCart((await visitorCookies()).get(cartCookie))
  return (
    <SiteFrame locale={locale} path={accountPath(id)} languages={locales}>
      <AccountView
        locale={locale}
        customer={customer}
        account={await getAccount(customer.id)}
        state={await readFormState()}
        query={query}
        repeated={await getRepeated(query.repeated, { locale, customerId: id, cart })}
      />
    </SiteFrame>
  )
}
