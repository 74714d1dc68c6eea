import type { Locale } from '@estu/domain/locale/locales'
import { ChoiceField } from '@estu/ui/components/form-fields'
import { fieldOf } from '@/components/field-of'
import type { Quote } from '@/content/customer/get-cart'
import type { FormState } from '@/forms/form-state'
import { translator } from '@/i18n/translator'
import { planChoice } from './plan-choice'

type Props = { locale: Locale; quote: Quote; state: FormState | null }

/** How to pay; by instalment where a plan covers the sum. */
export function PayingFields({ locale, quote: { plans, goodsKzt }, state }: Props) {
  const t = translator(locale)
  const field = fieldOf(state, t)
  const onReceipt = { value: 'on_receipt', label: t('checkout.onReceipt'), hint: t('checkout.onReceiptHint') }
  const instalment = { value: 'instalment', label: t('checkout.instalment'), hint: t('checkout.planHint') }
  return (
    <>
      <ChoiceField
        {...field('paying', 'on_receipt')}
        big
        legend={t('checkout.paying')}
        choices={plans.length > 0 ? [onReceipt, instalment] : [onReceipt]}
      />
      {plans.length > 0 && (
        <div className="when when--instalment">
          <ChoiceField
            {...field('plan', plans.length === 1 ? plans[0]?.id : '')}
            legend={t('checkout.instalment')}
            choices={plans.map((plan) => planChoice(plan, goodsKzt, locale, t))}
          />
        </div>
      )}
    </>
  )
}
