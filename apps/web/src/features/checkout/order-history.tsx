import { formatDate } from '@estu/domain/locale/dates'
import type { Locale } from '@estu/domain/locale/locales'
import { type OrderStatus, orderFlow, stepsAhead } from '@estu/domain/orders/status-flow'
import type { ShopperOrder } from '@/content/types'
import { translator } from '@/i18n/translator'

const isStatus = (text: string): text is OrderStatus => Object.hasOwn(orderFlow, text)

/** What became of an order, step by step, and what is still to come. */
export function OrderHistory({ locale, order }: { locale: Locale; order: ShopperOrder }) {
  const t = translator(locale)
  const { steps, status: now, receiving } = order
  return (
    <section aria-labelledby="history" className="form">
      <h2 className="form-head" id="history">
        {t('order.history')}
      </h2>
      <ol className="steplist" role="list">
        {steps.map(({ at, status }, index) => (
          <li key={`${at}-${status}`} aria-current={index === steps.length - 1 ? 'step' : undefined}>
            <b>{isStatus(status) ? t(`order.${status}`) : status}</b>
            <span className="when num">{formatDate(new Date(at), locale, 'dayTime')}</span>
          </li>
        ))}
        {stepsAhead(now, receiving).map((status) => (
          <li key={status} className="ahead">
            <b>{t(`order.${status}`)}</b>
            <span className="when">{t('order.ahead')}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
