import type { Locale } from '@estu/domain/locale/locales'
import { formatTenge } from '@estu/domain/locale/money'
import type { MonthlyOffer } from '@estu/domain/orders/instalments/monthly-offer'
import type { ProductCard } from '@/content/types'
import type { Translate } from '@/i18n/translator'

/** What a product costs, or the words that stand in for its price. */
export function priceWords(product: ProductCard, locale: Locale, t: Translate): string {
  if (product.priceKzt) return formatTenge(product.priceKzt, locale)
  return product.section !== 'devices' && product.byConsultation ? t('goods.byConsultation') : t('devices.onRequest')
}

/** What it comes to a month, and for how long. */
export const monthlyWords = ({ monthlyKzt, months }: MonthlyOffer, locale: Locale, t: Translate): string =>
  t('devices.monthly', { price: formatTenge(monthlyKzt, locale), months })
