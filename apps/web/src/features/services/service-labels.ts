import type { Locale } from '@estu/domain/locale/locales'
import { formatTenge } from '@estu/domain/locale/money'
import type { ServiceCard } from '@/content/types'
import { type Translate, translator } from '@/i18n/translator'

/** «30 минут · бесплатно · в филиале» */
export function serviceFacts(service: ServiceCard, locale: Locale): string {
  const t = translator(locale)
  const where = service.mode.map((mode) => t(`serviceMode.${mode}`)).join(', ')
  return [t('services.minutes', { count: service.durationMin }), servicePrice(service, locale, t), where]
    .filter(Boolean)
    .join(' · ')
}

/** 0 is free of charge; without a price it depends on the case. */
export function servicePrice({ priceKzt }: ServiceCard, locale: Locale, t: Translate): string {
  if (priceKzt === null) return t('services.priceDepends')
  return priceKzt === 0 ? t('services.free') : formatTenge(priceKzt, locale)
}
