import type { Locale } from '@estu/domain/locale/locales'
import { formatTenge } from '@estu/domain/locale/money'
import { monthlyFrom } from '@estu/domain/orders/instalments'
import { orderTotals } from '@estu/domain/orders/order-totals'
import type { ReactNode } from 'react'
import { FormProblems } from '@/components/form-frame'
import { CheckoutSteps } from '@/components/orders/checkout-steps'
import { EmptyCart } from '@/components/orders/empty-cart'
import { OrderSummary } from '@/components/orders/order-summary'
import type { Quote } from '@/content/customer/get-cart'
import type { FormState } from '@/forms/form-state'
import { translator } from '@/i18n/translator'
import { CartActions } from './cart-actions'
import { CartInPlace } from './cart-in-place'
import { CartRow } from './cart-row'

type Props = { locale: Locale; quote: Quote; state: FormState | null; extras: ReactNode }

/** The cart: every line with what changed about it, and the way on. */
export function CartView({ locale, quote, state, extras }: Props) {
  const t = translator(locale)
  const { lines } = quote
  if (lines.length === 0) return <EmptyCart locale={locale} />
  const totals = orderTotals(
    lines.map(({ unitKzt, quantity }) => ({ unitKzt: unitKzt ?? 0, quantity })),
    null,
    null,
  )
  const plan = quote.plans.at(-1)
  return (
    <div className="page flow-page">
      <CartInPlace />
      <CheckoutSteps locale={locale} current={0} />
      <div className="flow">
        <div className="flow__main">
          <h1 tabIndex={-1}>{t('cart.title')}</h1>
          {state?.problem && <FormProblems locale={locale} state={state} labels={{}} />}
          <ul className="cart" role="list">
            {lines.map((line) => (
              <CartRow key={line.name} locale={locale} line={line} state={state} />
            ))}
          </ul>
          {extras}
          <CartActions locale={locale} lines={lines} />
        </div>
        <OrderSummary
          locale={locale}
          lines={lines}
          totals={totals}
          delivers={false}
          note={plan && monthlyNote(plan.months, totals.goodsKzt, locale)}
        />
      </div>
    </div>
  )
}

const monthlyNote = (months: number, goodsKzt: number, locale: Locale) =>
  translator(locale)('cart.fromMonthly', { amount: formatTenge(monthlyFrom(goodsKzt, months), locale), months })
