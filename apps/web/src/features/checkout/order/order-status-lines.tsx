import type { MessageChannel } from '@estu/domain/contacts/message-channel'
import { formatDate } from '@estu/domain/locale/dates'
import type { Locale } from '@estu/domain/locale/locales'
import { formatTenge } from '@estu/domain/locale/money'
import { heldUntil } from '@estu/domain/orders/held-until'
import { Notice } from '@estu/ui/components/notice'
import { nextWords } from '@/components/requests/next-words'
import { UndoCancel } from '@/components/undo-cancel'
import type { ShopperOrder } from '@/content/types'
import { translator } from '@/i18n/translator'
import { changeCopy } from '@/lib/notification-copy'
import { RefundLines } from './refund-lines'

type Props = { locale: Locale; order: ShopperOrder; ready: readonly MessageChannel[]; isChanged: boolean }

/** How an order stands, since when, and what was just done about it. */
export function OrderStatusLines({ locale, order, ready, isChanged }: Props) {
  const t = translator(locale)
  return (
    <div className="stack stack--tight">
      <p className="lead" role="status">
        {t(`order.${order.status}`)}
      </p>
      <UndoCancel locale={locale} cancelDueAt={order.cancelDueAt} label={t('undo.order')} />
      <RefundLines locale={locale} order={order} />
      {isChanged && <Notice tone="calm" text={t('changeOrder.done', { total: formatTenge(order.totalKzt, locale) })} />}
      <p className="muted">{t('order.placed', { date: formatDate(new Date(order.placedAt), locale, 'dayTime') })}</p>
      {order.status === 'new' && (
        <p>{t('order.held', { until: formatDate(heldUntil(order.placedAt), locale, 'dayTime') })}</p>
      )}
      {order.status !== 'new' && !order.cancelDueAt && <p>{nextWords(locale, { kind: 'order', ...order })}</p>}
      {!['completed', 'cancelled'].includes(order.status) && <p>{changeCopy({ t, to: order.contact, ready })}</p>}
    </div>
  )
}
