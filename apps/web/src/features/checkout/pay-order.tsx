import { formatDate } from '@estu/domain/locale/dates'
import type { Locale } from '@estu/domain/locale/locales'
import { formatTenge } from '@estu/domain/locale/money'
import { Icon } from '@estu/ui/components/icon'
import type { ShopperOrder } from '@/content/types'
import { translator } from '@/i18n/translator'

type Props = { locale: Locale; order: ShopperOrder }

/** What there is to pay and where; nothing where it is paid on receipt. */
export function PayOrder({ locale, order }: Props) {
  const t = translator(locale)
  const { payLink, paidAt, paying, status } = order
  const isAwaited = paying === 'pay_link' && status !== 'completed' && status !== 'cancelled'
  if (!payLink && !paidAt && !isAwaited) return null
  return (
    <section aria-labelledby="paying">
      <h2 className="form-head" id="paying">
        {t('order.payTitle')}
      </h2>
      {paidAt ? (
        <p className="strong">
          <Icon name="check" small /> {t('order.paidOn', { date: formatDate(new Date(paidAt), locale, 'dayTime') })}
        </p>
      ) : payLink ? (
        <PayLink locale={locale} href={payLink} totalKzt={order.totalKzt} />
      ) : (
        <p>{t('order.payLater')}</p>
      )}
    </section>
  )
}

/** The bank learns nothing of the order's own address, which is as good as a key. */
function PayLink({ locale, href, totalKzt }: { locale: Locale; href: string; totalKzt: number }) {
  const t = translator(locale)
  return (
    <>
      <p>
        <a className="btn btn--primary" href={href} rel="noreferrer" referrerPolicy="no-referrer">
          {t('order.payNow', { sum: formatTenge(totalKzt, locale) })}
        </a>
      </p>
      <p className="hint">{t('order.payWhere', { host: new URL(href).host })}</p>
    </>
  )
}
