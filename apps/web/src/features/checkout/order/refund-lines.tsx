import { formatDate } from '@estu/domain/locale/dates'
import type { Locale } from '@estu/domain/locale/locales'
import { formatTenge } from '@estu/domain/locale/money'
import { refundWords } from '@estu/domain/orders/returns/refund'
import { Notice } from '@estu/ui/components/notice'
import type { ShopperOrder } from '@/content/types'
import { translator } from '@/i18n/translator'

/** What becomes, or became, of the money of an order that was paid and is called off. */
export function RefundLines({ locale, order }: { locale: Locale; order: ShopperOrder }) {
  const t = translator(locale)
  if (order.status !== 'cancelled' || !order.paidAt) return null
  const sum = formatTenge(order.totalKzt, locale)
  const { refundedAt } = order
  return refundedAt ? (
    <Notice tone="calm" text={t('refund.done', { sum, date: formatDate(new Date(refundedAt), locale, 'day') })} />
  ) : (
    <Notice tone="calm" title={t('refund.due', { sum })} text={refundWords(order.paying, locale)} />
  )
}
