import { formatDate } from '@estu/domain/locale/dates'
import type { Locale } from '@estu/domain/locale/locales'
import { heldUntil } from '@estu/domain/orders/held-until'
import { linkDays } from '@estu/domain/orders/link-term'
import { mayCancelOrder } from '@estu/domain/orders/status-flow'
import { FormProblems } from '@/components/form-frame'
import { OrderSummary } from '@/components/orders/order-summary'
import { UndoCancel } from '@/components/undo-cancel'
import type { Branch, ShopperOrder } from '@/content/types'
import type { FormState } from '@/forms/form-state'
import { translator } from '@/i18n/translator'
import { CancelOrder } from './cancel-order'
import { OrderHistory } from './order-history'
import { OrderTerms } from './order-terms'
import { PayOrder } from './pay-order'

type Props = { locale: Locale; order: ShopperOrder; branches: readonly Branch[]; state: FormState | null }

/** An order as its shopper follows it. */
export function OrderView({ locale, order, branches, state }: Props) {
  const t = translator(locale)
  return (
    <div className="page flow-page">
      <h1>{t('order.title', { number: order.reference })}</h1>
      <div className="flow">
        <div className="flow__main">
          <FormProblems locale={locale} state={state} labels={{}} />
          <p className="lead" role="status">
            {t(`order.${order.status}`)}
          </p>
          <UndoCancel locale={locale} cancelDueAt={order.cancelDueAt} label={t('undo.order')} />
          <p className="muted">
            {t('order.placed', { date: formatDate(new Date(order.placedAt), locale, 'dayTime') })}
          </p>
          {order.status === 'new' && (
            <p>{t('order.held', { until: formatDate(heldUntil(order.placedAt), locale, 'dayTime') })}</p>
          )}
          <PayOrder locale={locale} order={order} />
          <OrderHistory locale={locale} steps={order.steps} />
          <OrderTerms locale={locale} order={order} branches={branches} />
          <p className="hint">{t('order.keep', { days: linkDays })}</p>
          {mayCancelOrder(order.status) && <CancelOrder t={t} />}
        </div>
        <OrderSummary locale={locale} lines={order.lines} totals={order} delivers={order.receiving === 'delivery'} />
      </div>
    </div>
  )
}
