import type { Locale } from '@estu/domain/locale/locales'
import { orderTotals } from '@estu/domain/orders/order-totals'
import { CheckoutSteps } from '@/components/orders/checkout-steps'
import { EmptyCart } from '@/components/orders/empty-cart'
import { OrderSummary } from '@/components/orders/order-summary'
import { totalsWords } from '@/components/orders/totals-list'
import type { Quote } from '@/content/customer/get-cart'
import type { Branch } from '@/content/types'
import type { FormState } from '@/forms/state/form-state'
import { valueOr } from '@/forms/state/read-form-state'
import { translator } from '@/i18n/translator'
import { ContactsForm } from './contacts-form'
import { LiveTotals } from './live-totals'
import { ReviewForm } from './review-form'

type Props = {
  locale: Locale
  quote: Quote
  branches: readonly Branch[]
  consent: string
  /** What was ordered from this cart a moment ago. */
  ordered: { reference: string; token: string } | null
  known: { id: string; name: string; phone: string; email: string } | null
  state: FormState | null
}

/** Contacts, and once they are right, everything for a last look. */
export function CheckoutView({ locale, quote, branches, consent, ordered, known, state }: Props) {
  const t = translator(locale)
  if (quote.lines.length === 0) return <EmptyCart locale={locale} ordered={ordered} />
  const reviewing = state?.step === 'review' ? state : null
  const delivers = valueOr(state, 'receiving') === 'delivery'
  const zone = delivers ? (quote.zones.find(({ id }) => id === valueOr(state, 'zone')) ?? null) : null
  const byPlan = valueOr(state, 'paying') === 'instalment'
  const plan = byPlan ? (quote.plans.find(({ id }) => id === valueOr(state, 'plan')) ?? null) : null
  const lines = quote.lines.map(({ unitKzt, quantity }) => ({ unitKzt: unitKzt ?? 0, quantity }))
  const discount = delivers ? undefined : quote.discounts.find(({ id }) => id === valueOr(state, 'discount'))
  const totals = orderTotals(lines, zone, plan, discount?.amountKzt)
  return (
    <div className="page flow-page">
      <CheckoutSteps locale={locale} current={reviewing ? 2 : 1} />
      <h1>{reviewing ? t('checkout.reviewTitle') : t('checkout.title')}</h1>
      <div className="flow">
        {reviewing ? (
          <ReviewForm
            locale={locale}
            quote={quote}
            branches={branches}
            state={reviewing}
            totals={totals}
            owner={known?.id ?? ''}
          />
        ) : (
          <ContactsForm
            locale={locale}
            quote={quote}
            branches={branches}
            state={state}
            consent={consent}
            known={known}
          />
        )}
        <OrderSummary
          locale={locale}
          lines={quote.lines}
          totals={totals}
          delivers={zone !== null}
          live={
            !reviewing && (
              <LiveTotals
                locale={locale}
                words={totalsWords(t)}
                goodsKzt={totals.goodsKzt}
                zones={termsById(quote.zones, ({ priceKzt, freeFromKzt }) => ({ priceKzt, freeFromKzt }))}
                plans={termsById(quote.plans, ({ sellerMarkupPercent }) => ({ sellerMarkupPercent }))}
                discounts={Object.fromEntries(quote.discounts.map(({ id, amountKzt }) => [id, amountKzt]))}
                choice={{ zone: zone?.id ?? '', plan: plan?.id ?? '', discount: discount?.id ?? '' }}
              />
            )
          }
        />
      </div>
    </div>
  )
}

const termsById = <T extends { id: string }, Terms>(
  stored: readonly T[],
  terms: (one: T) => Terms,
): Record<string, Terms> => Object.fromEntries(stored.map((one) => [one.id, terms(one)]))
