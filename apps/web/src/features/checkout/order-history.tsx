import { formatDate } from '@estu/domain/locale/dates'
import type { Locale } from '@estu/domain/locale/locales'
import { type OrderStatus, orderFlow, stepsAhead } from '@estu/domain/orders/status-flow'
import { Road, type RoadStep } from '@estu/ui/sections/road'
import type { ShopperOrder } from '@/content/types'
import { type Translate, translator } from '@/i18n/translator'

const isStatus = (text: string): text is OrderStatus => Object.hasOwn(orderFlow, text)

/** What became of an order, step by step, and what is still to come. */
export function OrderHistory({ locale, order }: { locale: Locale; order: ShopperOrder }) {
  const t = translator(locale)
  return (
    <section aria-labelledby="history" className="form">
      <h2 className="form-head" id="history">
        {t('order.history')}
      </h2>
      <Road steps={[...stepsBehind(order, locale, t), ...stepsToCome(order, t)]} />
    </section>
  )
}

const stepsBehind = ({ steps }: ShopperOrder, locale: Locale, t: Translate): RoadStep[] =>
  steps.map(({ at, status }, index) => ({
    title: isStatus(status) ? t(`order.${status}`) : status,
    when: formatDate(new Date(at), locale, 'dayTime'),
    state: index === steps.length - 1 ? 'now' : 'past',
  }))

const stepsToCome = ({ status: now, receiving }: ShopperOrder, t: Translate): RoadStep[] =>
  stepsAhead(now, receiving).map((status) => ({
    title: t(`order.${status}`),
    when: t('order.ahead'),
    text: status === 'new' || status === 'cancelled' ? undefined : t(`order.aheadText.${status}`),
    state: 'ahead',
  }))
