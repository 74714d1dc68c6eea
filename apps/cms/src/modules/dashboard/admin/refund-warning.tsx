import { formatDate } from '@estu/domain/locale/dates'
import { formatTenge } from '@estu/domain/locale/money'
import { refundTerms } from '@estu/domain/orders/returns/refund'
import type { PayloadRequest } from 'payload'
import { translate } from '../../../i18n/translate.ts'
import { type ToRefund, toRefundShown } from '../../orders/index.ts'

/** Whose money is still to be given back: without this only who opens that very order would know. */
export function RefundWarning({ orders, req }: { orders: readonly ToRefund[]; req: PayloadRequest }) {
  if (orders.length === 0) return null
  const locale = req.i18n?.language === ('kk' as string) ? 'kk' : 'ru'
  return (
    <section className="estu-told">
      <h2>{translate(req, 'Верните деньги', 'Ақшаны қайтарыңыз')}</h2>
      <p>{`${refundTerms.sameWay[locale]} ${refundTerms.term[locale]}`}</p>
      <ul>
        {orders.map(({ id, reference, totalKzt, since }) => (
          <li key={id} className="estu-told__wrong">
            <p>
              <a href={`/admin/collections/orders/${id}`}>{reference}</a>
              {` · ${formatTenge(totalKzt, locale)}`}
              <br />
              {translate(req, 'Отменён', 'Бас тартылды')}, {formatDate(since, locale, 'dayTime')}
            </p>
          </li>
        ))}
      </ul>
      {orders.length === toRefundShown && (
        <p>{translate(req, 'Это самые давние, за ними есть ещё.', 'Бұлар ең ескілері, артынан тағы бар.')}</p>
      )}
    </section>
  )
}
