import { locales } from '@estu/domain/locale/locales'
import { orderPath } from '@estu/domain/routing/routes'
import { notFound } from 'next/navigation'
import { taskMetadata } from '@/app/metadata/fixed-page-metadata'
import { LinkExpired } from '@/components/requests/link-expired'
import { LinkGate } from '@/components/requests/link-gate'
import { getOrganisation } from '@/content/clinic/get-organisation'
import { listBranches } from '@/content/clinic/list-branches'
import { getOrder } from '@/content/customer/get-order'
import { getReadyChannels } from '@/content/customer/get-ready-channels'
import { getReturnTerms } from '@/content/customer/get-return-terms'
import { listOrderZones } from '@/content/customer/list-order-zones'
import { OrderView } from '@/features/checkout/order-view'
import { readFormState } from '@/forms/state/read-form-state'
import { SiteFrame } from '@/layout/site-frame'
import { localeOf } from '@/lib/params'
import { searchOf } from '@/lib/search-of'
import { accessTo } from '@/session/link-access'
import { signedInCustomer, visitorCookies } from '@/session/visitor'

export const instant = false

type Props = {
  params: Promise<{ locale: string; token: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const generateMetadata = ({ params }: Pick<Props, 'params'>) =>
  taskMetadata(params, '/order', (t) => t('cart.yours'))

export default async function OrderPage({ params, searchParams }: Props) {
  const { token, ...rest } = await params
  const locale = localeOf(rest)
  if (!locale) return null
  const order = await getOrder(token)
  if (!order) notFound()
  const query = await searchParams
  const [access, state] = await Promise.all([accessTo('order', order, await visitorCookies()), readFormState()])
  return (
    <SiteFrame locale={locale} path={orderPath(token)} search={searchOf(query)} languages={locales} layout="focus">
      {access === 'whole' && (
        <OrderView
          locale={locale}
          order={order}
          token={token}
          branches={await listBranches(locale)}
          zones={await listOrderZones(locale, order)}
          ready={await getReadyChannels()}
          returnTerms={await getReturnTerms(order)}
          seller={await getOrganisation(locale)}
          owner={(await signedInCustomer())?.id ?? ''}
          query={query}
          state={state}
        />
      )}
      {access === 'status' && (
        <LinkGate locale={locale} request={{ kind: 'order', ...order }} proof={order.proof} state={state} />
      )}
      {access === 'expired' && <LinkExpired locale={locale} />}
    </SiteFrame>
  )
}
