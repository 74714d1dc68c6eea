import type { Locale } from '@estu/domain/locale/locales'
import { formatTenge } from '@estu/domain/locale/money'
import { instalmentRows } from '@estu/domain/orders/instalments'
import type { InstalmentPlan } from '@/content/catalogue/list-instalment-plans'
import type { Device } from '@/content/types'
import { translator } from '@/i18n/translator'

/**
 * The plans that a device may be paid by: those that cover its price and do not last longer than its editor allows.
 * Where the seller pays for the delay, the price by instalment is another one, and both are shown.
 */
export function planChoices(
  { priceKzt, instalmentMonths }: Pick<Device, 'priceKzt' | 'instalmentMonths'>,
  plans: readonly InstalmentPlan[],
  locale: Locale,
) {
  if (!priceKzt) return []
  const t = translator(locale)
  return plans
    .filter(
      ({ months, minKzt, maxKzt }) =>
        months <= instalmentMonths && priceKzt >= minKzt && priceKzt <= (maxKzt ?? priceKzt),
    )
    .map(({ months, markupPercent }) => {
      const total = Math.round(priceKzt * (1 + markupPercent / 100))
      const rows = instalmentRows(total, months)
      const monthly = formatTenge(rows[0] ?? 0, locale)
      const words = {
        count: months - 1,
        monthly,
        last: formatTenge(rows.at(-1) ?? 0, locale),
        total: formatTenge(total, locale),
      }
      return {
        months,
        label: t('device.months', { count: months }),
        monthly: t('device.aMonth', { price: monthly }),
        explanation:
          markupPercent > 0
            ? t('device.planBySeller', { ...words, now: formatTenge(priceKzt, locale) })
            : t('device.plan', words),
      }
    })
}
