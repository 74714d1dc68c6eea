import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { ConsentField } from '@/components/consent-field'
import { FormFrame } from '@/components/form-frame'
import { Link } from '@/components/link'
import type { Quote } from '@/content/customer/get-cart'
import type { Branch } from '@/content/types'
import type { FormState } from '@/forms/state/form-state'
import { translator } from '@/i18n/translator'
import { BuyerFields } from './buyer-fields'
import { checkoutLabels } from './checkout-labels'
import { DiscountFields } from './discount-fields'
import { PayingFields } from './paying-fields'
import { ReceivingFields } from './receiving-fields'

type Props = {
  locale: Locale
  quote: Quote
  branches: readonly Branch[]
  state: FormState | null
  consent: string
  known: { id: string; name: string; phone: string; email: string } | null
}

/** How to get it, how to pay, and who it is for: one form. */
export function ContactsForm({ locale, quote, branches, state, consent, known }: Props) {
  const t = translator(locale)
  return (
    <FormFrame
      locale={locale}
      state={state}
      labels={checkoutLabels(t)}
      draft={{ form: 'order', owner: known?.id ?? '' }}
      className="flow__main"
    >
      <input type="hidden" name="intent" value="check" />
      <ReceivingFields locale={locale} quote={quote} branches={branches} state={state} />
      <DiscountFields locale={locale} discounts={quote.discounts} state={state} />
      <PayingFields locale={locale} quote={quote} state={state} />
      <BuyerFields locale={locale} state={state} known={known} />
      <ConsentField locale={locale} state={state} text={consent} />
      <div className="actions">
        <Link className="btn btn--quiet" href={localisePath(locale, routes.cart.path)}>
          {t('cart.title')}
        </Link>
        <button className="btn btn--primary" type="submit">
          {t('checkout.check')}
        </button>
      </div>
    </FormFrame>
  )
}
