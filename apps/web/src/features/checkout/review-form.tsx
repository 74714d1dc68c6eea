import { honeypotField, keyField, openedField } from '@estu/domain/forms/form-guard'
import type { Locale } from '@estu/domain/locale/locales'
import { cartContents } from '@estu/domain/orders/cart'
import type { Totals } from '@estu/domain/orders/order-totals'
import { FormFrame } from '@/components/form-frame'
import type { Quote } from '@/content/customer/get-cart'
import type { Branch } from '@/content/types'
import type { FormState, FormValues } from '@/forms/state/form-state'
import { translator } from '@/i18n/translator'
import { checkoutLabels } from './checkout-labels'
import { orderFacts } from './order-facts'

type Props = {
  locale: Locale
  quote: Quote
  branches: readonly Branch[]
  state: FormState
  totals: Totals
  owner: string
}

/** Everything once more before the order is placed; what was typed travels along unseen. */
export function ReviewForm({ locale, quote, branches, state, totals, owner }: Props) {
  const t = translator(locale)
  return (
    <FormFrame
      locale={locale}
      state={state}
      labels={checkoutLabels(t)}
      draft={{ form: 'order', owner }}
      className="flow__main"
    >
      <Kept values={state.values} />
      <input type="hidden" name="seenTotal" value={totals.totalKzt} />
      <input type="hidden" name="seenDiscount" value={totals.discountKzt} />
      <input type="hidden" name="seenCart" value={cartContents(quote.lines)} />
      <dl className="sum">
        {orderFacts({ locale, quote, branches, state, totals }).map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <div className="actions">
        <button className="btn btn--quiet" type="submit" name="intent" value="edit">
          {t('checkout.edit')}
        </button>
        <button className="btn btn--primary" type="submit" name="intent" value="place">
          {t('checkout.place')}
        </button>
      </div>
    </FormFrame>
  )
}

/** What each submission has anew. */
const renewed = new Set([keyField, openedField, honeypotField, 'intent', 'seenTotal', 'seenDiscount', 'seenCart'])

const Kept = ({ values }: { values: FormValues }) =>
  Object.entries(values)
    .filter(([name]) => !renewed.has(name))
    .map(([name, kept]) => (
      <input key={name} type="hidden" name={name} value={typeof kept === 'string' ? kept : (kept[0] ?? '')} />
    ))
