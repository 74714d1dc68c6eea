import type { Locale } from '@estu/domain/locale/locales'
import { formatTenge } from '@estu/domain/locale/money'
import type { Totals } from '@estu/domain/orders/order-totals'

export type TotalsWords = Readonly<Record<'goods' | 'discount' | 'delivery' | 'markup' | 'total' | 'free', string>>
type Props = { locale: Locale; words: TotalsWords; totals: Totals; delivers: boolean }

/** What a purchase costs, part by part; what costs nothing extra is not named. In the server's pages and the browser's. */
export function TotalsRows({ locale, words, totals, delivers }: Props) {
  const money = (amount: number) => formatTenge(amount, locale)
  return (
    <dl className="tot">
      <div>
        <dt className="muted">{words.goods}</dt>
        <dd>{money(totals.goodsKzt)}</dd>
      </div>
      {totals.discountKzt > 0 && (
        <div>
          <dt className="muted">{words.discount}</dt>
          <dd>−{money(totals.discountKzt)}</dd>
        </div>
      )}
      {delivers && (
        <div>
          <dt className="muted">{words.delivery}</dt>
          <dd>{totals.deliveryKzt === 0 ? words.free : money(totals.deliveryKzt)}</dd>
        </div>
      )}
      {totals.markupKzt > 0 && (
        <div>
          <dt className="muted">{words.markup}</dt>
          <dd>{money(totals.markupKzt)}</dd>
        </div>
      )}
      <div className="all">
        <dt>{words.total}</dt>
        <dd>{money(totals.totalKzt)}</dd>
      </div>
    </dl>
  )
}
