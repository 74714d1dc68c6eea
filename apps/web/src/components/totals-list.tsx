import type { Locale } from '@estu/domain/locale/locales'
import { formatTenge } from '@estu/domain/locale/money'
import type { Totals } from '@estu/domain/orders/order-totals'
import { translator } from '@/i18n/translator'

type Props = { locale: Locale; totals: Totals; delivers: boolean }

/** What a purchase costs, part by part; what costs nothing extra is not named. */
export function TotalsList({ locale, totals, delivers }: Props) {
  const t = translator(locale)
  const money = (amount: number) => formatTenge(amount, locale)
  return (
    <dl className="tot">
      <div>
        <dt className="muted">{t('cart.goods')}</dt>
        <dd>{money(totals.goodsKzt)}</dd>
      </div>
      {delivers && (
        <div>
          <dt className="muted">{t('cart.delivery')}</dt>
          <dd>{totals.deliveryKzt === 0 ? t('cart.free') : money(totals.deliveryKzt)}</dd>
        </div>
      )}
      {totals.markupKzt > 0 && (
        <div>
          <dt className="muted">{t('cart.markup')}</dt>
          <dd>{money(totals.markupKzt)}</dd>
        </div>
      )}
      <div className="all">
        <dt>{t('cart.total')}</dt>
        <dd>{money(totals.totalKzt)}</dd>
      </div>
    </dl>
  )
}
