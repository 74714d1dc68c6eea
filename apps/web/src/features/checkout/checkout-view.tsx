import type { Locale } from '@estu/domain/locale'
import { orderTotals } from '@estu/domain/order-totals'
import type { Branch, Quote } from '@/content/types'
import { translator } from '@/i18n/translator'
import type { Again } from '@/intake/form-outcome'
import { typedOr } from '@/intake/read-again'
import { CheckoutSteps } from './checkout-steps'
import { ContactsForm } from './contacts-form'
import { EmptyCart } from './empty-cart'
import { OrderSummary } from './order-summary'
import { ReviewForm } from './review-form'

type Props = {
  locale: Locale
  quote: Quote
  branches: readonly Branch[]
  consent: string
  known: { name: string; phone: string; email: string } | null
  again: Again | null
}

/** Contacts, and once they are right, everything for a last look. */
export function CheckoutView({ locale, quote, branches, consent, known, again }: Props) {
  const t = translator(locale)
  if (quote.lines.length === 0) return <EmptyCart locale={locale} />
  const reviewing = again?.step === 'review' ? again : null
  const delivers = typedOr(again, 'receiving') === 'delivery'
  const zone = delivers ? (quote.zones.find(({ id }) => id === typedOr(again, 'zone')) ?? null) : null
  const byPlan = typedOr(again, 'paying') === 'instalment'
  const plan = byPlan ? (quote.plans.find(({ id }) => id === typedOr(again, 'plan')) ?? null) : null
  const lines = quote.lines.map(({ unitKzt, quantity }) => ({ unitKzt: unitKzt ?? 0, quantity }))
  const totals = orderTotals(lines, zone, plan)
  return (
    <div className="page flow-page">
      <CheckoutSteps locale={locale} current={reviewing ? 2 : 1} />
      <h1>{reviewing ? t('checkout.reviewTitle') : t('checkout.title')}</h1>
      <div className="flow">
        {reviewing ? (
          <ReviewForm locale={locale} quote={quote} branches={branches} again={reviewing} totalKzt={totals.totalKzt} />
        ) : (
          <ContactsForm
            locale={locale}
            quote={quote}
            branches={branches}
            again={again}
            consent={consent}
            known={known}
          />
        )}
        <OrderSummary locale={locale} lines={quote.lines} totals={totals} delivers={delivers} />
      </div>
    </div>
  )
}
