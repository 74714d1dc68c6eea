import type { MessageChannel } from '@estu/domain/contacts/message-channel'
import type { Locale } from '@estu/domain/locale/locales'
import { mayChangeOrder } from '@estu/domain/orders/status-flow'
import { OrderSummary } from '@/components/orders/order-summary'
import { WayToBranch } from '@/components/requests/way-to-branch'
import { WithReference } from '@/components/requests/with-reference'
import type { OrderZone } from '@/content/customer/list-order-zones'
import type { Branch, Organisation, ReturnTerms, ShopperOrder } from '@/content/types'
import type { FormState } from '@/forms/state/form-state'
import { translator } from '@/i18n/translator'
import { ChangeOrder } from './order/change-order'
import { OrderDetails } from './order/order-details'
import { OrderStatusLines } from './order/order-status-lines'
import { PayOrder } from './pay-order'
import { ReturnForm } from './returns/return-form'

type Props = {
  locale: Locale
  order: ShopperOrder
  token: string
  branches: readonly Branch[]
  zones: readonly OrderZone[]
  seller: Organisation
  /** What messages go by at present. */
  ready: readonly MessageChannel[]
  /** What may be brought back; null where nothing was handed over. */
  returnTerms: ReturnTerms | null
  /** Whose account is signed in, by its id; empty for nobody's. */
  owner: string
  query: Record<string, string | string[] | undefined>
  state: FormState | null
}

/** An order as its shopper follows it. */
export function OrderView(props: Props) {
  const { locale, order, branches, query, ready, state } = props
  const t = translator(locale)
  const changing = mayChangeOrder(order.status) && (query.change === '1' || state?.step === 'change')
  const returning = query.return === '1' || state?.step === 'return' ? props.returnTerms : null
  const isOver = order.status === 'completed' || order.status === 'cancelled'
  const isCollected = order.receiving === 'pickup' && !isOver
  return (
    <div className="page flow-page">
      <h1>
        <WithReference text={t('order.title', { number: order.reference })} />
      </h1>
      <div className="flow">
        <div className="flow__main">
          <OrderStatusLines locale={locale} order={order} ready={ready} isChanged={query.changed === '1'} />
          {order.discountProof && <p>{t('order.discountProof', { proof: order.discountProof })}</p>}
          {!changing && <PayOrder locale={locale} order={order} />}
          {returning && <ReturnForm {...props} terms={returning} />}
          {changing && <ChangeOrder {...props} />}
          {!returning && !changing && <OrderDetails {...props} />}
        </div>
        <div className="flow__side">
          <OrderSummary locale={locale} lines={order.lines} totals={order} delivers={order.receiving === 'delivery'} />
          {isCollected && !returning && !changing && (
            <WayToBranch locale={locale} branch={branches.find(({ id }) => id === order.branchId)} />
          )}
        </div>
      </div>
    </div>
  )
}
