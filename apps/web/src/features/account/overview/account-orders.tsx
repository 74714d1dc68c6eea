import { formatDate } from '@estu/domain/locale/dates'
import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { formatTenge } from '@estu/domain/locale/money'
import { orderPath } from '@estu/domain/routing/routes'
import { dotted } from '@estu/domain/text/typography/dotted'
import { withNoBreaks } from '@estu/domain/text/typography/with-no-breaks'
import { Link } from '@/components/link'
import type { Account } from '@/content/customer/get-account'
import { translator } from '@/i18n/translator'
import { RepeatOrder } from './repeat-order'

export function AccountOrders({ locale, orders }: { locale: Locale; orders: Account['orders'] }) {
  const t = translator(locale)
  return (
    <section aria-labelledby="orders" className="form">
      <h2 id="orders">{t('account.orders')}</h2>
      {orders.length === 0 && <p>{t('account.noOrders')}</p>}
      <ul className="own-list" role="list">
        {orders.map((order) => (
          <li key={order.id}>
            <p>
              <Link className="link tap strong" href={localisePath(locale, orderPath(order.token))}>
                {order.reference}
              </Link>
            </p>
            <p className="strong">{t(`order.${order.status}`)}</p>
            <p className="muted num">
              {dotted([
                withNoBreaks(formatDate(new Date(order.placedAt), locale, 'day')),
                formatTenge(order.totalKzt, locale),
              ])}
            </p>
            <RepeatOrder t={t} order={order} />
          </li>
        ))}
      </ul>
    </section>
  )
}
