import type { Locale } from '@estu/domain/locale/locales'
import { ChoiceField } from '@estu/ui/components/form-fields'
import { fieldOf } from '@/components/field-of'
import type { Quote } from '@/content/customer/get-cart'
import type { Branch } from '@/content/types'
import type { FormState } from '@/forms/state/form-state'
import { translator } from '@/i18n/translator'
import { DeliveryFields } from './delivery-fields'
import { waitByZone } from './zone-choice'

type Props = { locale: Locale; quote: Quote; branches: readonly Branch[]; state: FormState | null }

/** How to get it: at a branch or delivered. */
export function ReceivingFields({ locale, quote, branches, state }: Props) {
  const t = translator(locale)
  const field = fieldOf(state, t)
  return (
    <>
      <ChoiceField
        {...field('receiving', 'pickup')}
        big
        legend={t('checkout.receiving')}
        choices={[
          { value: 'pickup', label: t('cart.pickup'), end: t('cart.free'), hint: t('checkout.pickupHint') },
          { value: 'delivery', label: t('cart.delivery'), hint: waitByZone(quote.zones, locale) },
        ]}
      />
      <div className="when when--pickup">
        <ChoiceField
          {...field('branch', branches[0]?.id)}
          legend={t('visit.branch')}
          choices={branches.map(({ id, title, address }) => ({ value: id, label: title, hint: address }))}
        />
      </div>
      <DeliveryFields locale={locale} quote={quote} state={state} />
    </>
  )
}
