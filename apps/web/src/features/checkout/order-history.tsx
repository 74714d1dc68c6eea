import { formatDate } from '@estu/domain/locale/dates'
import type { Locale } from '@estu/domain/locale/locales'
import { type OrderStatus, orderFlow } from '@estu/domain/orders/status-flow'
import type { ShopperOrder } from '@/content/types'
import { translator } from '@/i18n/translator'

const isStatus = (text: string): text is OrderStatus => Object.hasOwn(orderFlow, text)

/** What became of an order, step by step. */
export function OrderHistory({ locale, steps }: { locale: Locale; steps: ShopperOrder['steps'] }) {
  const t = translator(locale)
  return (
    <section aria-labelledby="history">
      <h2 className="form-head" id="history">
        {t('order.history')}
      </h2>
      <ol className="steplist" role="list">
        {steps.map(({ at, status }) => (
          <li key={`${at}-${status}`}>
            <b>{isStatus(status) ? t(`order.${status}`) : status}</b>
            <span className="when num">{formatDate(new Date(at), locale, 'dayTime')}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
