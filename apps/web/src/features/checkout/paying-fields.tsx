import type { Locale } from '@estu/domain/locale/locales'
import { ChoiceField } from '@estu/ui/components/form-fields'
import { fieldOf } from '@/components/field-of'
import type { Quote } from '@/content/customer/get-cart'
import type { FormState } from '@/forms/state/form-state'
import { translator } from '@/i18n/translator'
import { openPlanChoice, planChoice } from './plan-choice'

type Props = { locale: Locale; quote: Quote; state: FormState | null }

/** How to pay, of the ways that there are for this order. */
export function PayingFields({ locale, quote: { plans, goodsKzt, ways, discounts }, state }: Props) {
  const t = translator(locale)
  const field = fieldOf(state, t)
  const words = {
    on_receipt: { label: t('checkout.onReceipt'), hint: t('checkout.onReceiptHint') },
    instalment: { label: t('checkout.instalment'), hint: t('checkout.planHint') },
    pay_link: { label: t('checkout.pay_link'), hint: t('checkout.payLinkHint') },
  }
  return (
    <>
      <ChoiceField
        {...field('paying', 'on_receipt')}
        big
        legend={t('checkout.paying')}
        choices={ways.map((way) => ({ value: way, ...words[way] }))}
      />
      {plans.length > 0 && (
        <div className="when when--instalment">
          <ChoiceField
            {...field('plan', plans.length === 1 ? plans[0]?.id : '')}
            legend={t('checkout.instalment')}
            choices={plans.map((plan) =>
              discounts.length > 0 ? openPlanChoice(plan, locale, t) : planChoice(plan, goodsKzt, locale, t),
            )}
          />
        </div>
      )}
    </>
  )
}
