import { locales } from '@estu/domain/locale'
import { orderPath } from '@estu/domain/routes'
import { notFound } from 'next/navigation'
import { getOrder } from '@/content/get-order'
import { listBranches } from '@/content/list-branches'
import { OrderView } from '@/features/checkout/order-view'
import { readAgain } from '@/intake/read-again'
import { localeOf } from '@/lib/params'
import { taskMetadata } from '@/lib/task-metadata'
import { SiteFrame } from '@/shell/site-frame'

export const instant = false

type Props = { params: Promise<{ locale: string; token: string }> }

export const generateMetadata = ({ params }: Props) => taskMetadata(params, '/order', (t) => t('cart.yours'))

export default async function OrderPage({ params }: Props) {
  const { token, ...rest } = await params
  const locale = localeOf(rest)
  if (!locale) return null
  const order = await getOrder(token)
  if (!order) notFound()
  return (
    <SiteFrame locale={locale} path={orderPath(token)} languages={locales} layout="focus">
      <OrderView locale={locale} order={order} branches={await listBranches(locale)} again={await readAgain()} />
    </SiteFrame>
  )
}
