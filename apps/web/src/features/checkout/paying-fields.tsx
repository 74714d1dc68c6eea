import type { Locale } from '@estu/domain/locale/locales'
import { ChoiceField } from '@estu/ui/components/form-fields'
import { fieldOf } from '@/components/field-of'
import type { Quote } from '@/content/customer/get-cart'
import type { FormState } from '@/forms/form-state'
import { translator } from '@/i18n/translator'
import { planChoice } from './plan-choice'

type Props = { locale: Locale; quote: Quote; state: FormState | null }

const ways = ['at_pickup', 'on_delivery', 'instalment'] as const

/** How to pay; by instalment where a plan covers the sum. */
export function PayingFields({ locale, quote: { plans, goodsKzt }, state }: Props) {
  const t = translator(locale)
  const field = fieldOf(state, t)
  const offered = ways.filter((way) => way !== 'instalment' || plans.length > 0)
  return (
    <>
      <ChoiceField
        {...field('paying', 'at_pickup')}
        big
        legend={t('checkout.paying')}
        choices={offered.map((way) => ({ value: way, label: t(`checkout.${way}`) }))}
      />
      {plans.length > 0 && (
        <div className="when when--instalment">
          <ChoiceField
            {...field('plan')}
            legend={t('checkout.instalment')}
            hint={t('checkout.planHint')}
            choices={plans.map((plan) => planChoice(plan, goodsKzt, locale, t))}
          />
        </div>
      )}
    </>
  )
}
