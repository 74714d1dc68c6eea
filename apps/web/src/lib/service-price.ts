import type { Locale } from '@estu/domain/locale/locales'
import { formatTenge } from '@estu/domain/locale/money'
import type { Translate } from '@/i18n/translator'

/** 0 is free of charge, null depends on the case. */
export function servicePriceOf(priceKzt: number | null, locale: Locale, t: Translate): string {
  if (priceKzt === null) return t('services.priceDepends')
  return priceKzt === 0 ? t('services.free') : formatTenge(priceKzt, locale)
}
