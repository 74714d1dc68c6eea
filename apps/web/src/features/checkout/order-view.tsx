import { formatDate } from '@estu/domain/locale/dates'
import type { Locale } from '@estu/domain/locale/locales'
import { mayCancelOrder, type OrderStatus, orderFlow } from '@estu/domain/orders/status-flow'
import { FormProblems } from '@/components/form-frame'
import { OrderSummary } from '@/components/order-summary'
import type { Branch, ShopperOrder } from '@/content/types'
import type { FormState } from '@/forms/form-state'
import { translator } from '@/i18n/translator'

type Props = { locale: Locale; order: ShopperOrder; branches: readonly Branch[]; state: FormState | null }

const isStatus = (text: string): text is OrderStatus => Object.hasOwn(orderFlow, text)

/** An order as its shopper follows it. */
export function OrderView({ locale, order, branches, state }: Props) {
  const t = translator(locale)
  const branch = branches.find(({ id }) => id === order.branchId)
  const place =
    order.receiving === 'pickup'
      ? [branch?.title, branch?.address].filter(Boolean).join(', ')
      : `${order.zone}. ${order.address}`
  return (
    <div className="page flow-page">
      <h1>{t('order.title', { number: order.reference })}</h1>
      <div className="flow">
        <div className="flow__main">
          <FormProblems locale={locale} state={state} labels={{}} />
          <p className="lead" role="status">
            {t(`order.${order.status}`)}
          </p>
          <p className="muted">
            {t('order.placed', { date: formatDate(new Date(order.placedAt), locale, 'dayTime') })}
          </p>
          <section aria-labelledby="history">
            <h2 className="form-head" id="history">
              {t('order.history')}
            </h2>
            <ol className="steplist" role="list">
              {order.steps.map(({ at, status }) => (
                <li key={`${at}-${status}`}>
                  <b>{isStatus(status) ? t(`order.${status}`) : status}</b>
                  <span className="when num">{formatDate(new Date(at), locale, 'dayTime')}</span>
                </li>
              ))}
            </ol>
          </section>
          <dl className="sum">
            <div>
              <dt>{t('order.where')}</dt>
              <dd>{place}</dd>
            </div>
            <div>
              <dt>{t('checkout.paying')}</dt>
              <dd>
                {t(`checkout.${order.paying}`)}
                {order.planMonths
                  ? ` · ${t('device.months', { count: order.planMonths })} · ${order.planProvider}`
                  : ''}
              </dd>
            </div>
          </dl>
          <p className="hint">{t('order.keep')}</p>
          {mayCancelOrder(order.status) && (
            <form method="post" className="form">
              <p className="hint">{t('order.cancelHint')}</p>
              <button className="btn btn--secondary" type="submit" name="intent" value="cancel">
                {t('order.cancel')}
              </button>
            </form>
          )}
        </div>
        <OrderSummary locale={locale} lines={order.lines} totals={order} delivers={order.receiving === 'delivery'} />
      </div>
    </div>
  )
}
