import type { Locale } from '@estu/domain/locale/locales'
import { formatTenge } from '@estu/domain/locale/money'
import { monthlyFrom } from '@estu/domain/orders/instalments/instalments'
import { orderTotals } from '@estu/domain/orders/order-totals'
import type { Choice } from '@estu/ui/components/form-fields'
import type { Quote } from '@/content/customer/get-cart'
import type { Translate } from '@/i18n/translator'

/**
 * Before it is known which discount is taken: a payment that may still be another is not named, and a plan that may fall
 * away says for which sums it is.
 */
export function openPlanChoice(plan: Quote['plans'][number], locale: Locale, t: Translate): Choice {
  const { id, months, provider, note, isSure, minKzt, maxKzt } = plan
  const bounds = [
    minKzt > 0 && t('checkout.planFrom', { sum: formatTenge(minKzt, locale) }),
    maxKzt !== null && t('checkout.planUpTo', { sum: formatTenge(maxKzt, locale) }),
  ]
  return {
    value: id,
    label: t('checkout.planMonths', { months, provider }),
    hint: [note, ...(isSure ? [] : bounds), t('checkout.planLater')].filter(Boolean).join(' '),
  }
}

/** Where the seller pays for the delay both prices are shown (rules of internal trade, October 2025). */
export function planChoice(plan: Quote['plans'][number], goodsKzt: number, locale: Locale, t: Translate): Choice {
  const { totalKzt } = orderTotals([{ unitKzt: goodsKzt, quantity: 1 }], null, plan)
  const more =
    totalKzt === goodsKzt
      ? plan.note
      : t('checkout.planMore', { total: formatTenge(totalKzt, locale), now: formatTenge(goodsKzt, locale) })
  return {
    value: plan.id,
    label: t('checkout.planOf', {
      months: plan.months,
      amount: formatTenge(monthlyFrom(totalKzt, plan.months), locale),
      provider: plan.provider,
    }),
    hint: more,
  }
}
