import type { Locale } from '@estu/domain/locale/locales'
import { formatTenge } from '@estu/domain/locale/money'
import { monthlyFrom } from '@estu/domain/orders/instalments/instalments'
import { Icon } from '@estu/ui/components/icon'
import type { Quote } from '@/content/customer/get-cart'
import { type Translate, translator } from '@/i18n/translator'
import { CartActions } from './cart-actions'

type Props = { locale: Locale; quote: Quote }

/** What the goods cost together, what comes on top, and the way on; stays in sight beside a long list. */
export function CartSummary({ locale, quote }: Props) {
  const t = translator(locale)
  const { lines, goodsKzt } = quote
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const plan = quote.plans.at(-1)
  return (
    <aside className="aside" aria-label={t('cart.yours')}>
      <h2 className="form-head">{t('cart.yours')}</h2>
      <dl className="tot">
        <div className="all">
          <dt>{t('cart.goodsCount', { count: pieces })}</dt>
          <dd>{formatTenge(goodsKzt, locale)}</dd>
        </div>
      </dl>
      {plan && <p className="hint num">{monthlyNote(plan.months, goodsKzt, locale, t)}</p>}
      <p className="small muted">{gettingNote(quote, locale, t)}</p>
      <CartActions locale={locale} lines={lines} />
      <ul className="ticks small" role="list">
        <li>
          <Icon name="check" />
          <span>{t('cart.noAccount')}</span>
        </li>
        <li>
          <Icon name="info" />
          <span>{t(lines.some(({ section }) => section === 'devices') ? 'device.noReturn' : 'goods.noReturn')}</span>
        </li>
      </ul>
    </aside>
  )
}

const monthlyNote = (months: number, goodsKzt: number, locale: Locale, t: Translate) =>
  t('cart.fromMonthly', { amount: formatTenge(monthlyFrom(goodsKzt, months), locale), months })

function gettingNote({ zones }: Quote, locale: Locale, t: Translate): string {
  if (zones.length === 0) return t('cart.gettingNext')
  const cheapest = Math.min(...zones.map(({ priceKzt }) => priceKzt))
  return t('cart.gettingPaid', { price: formatTenge(cheapest, locale) })
}
