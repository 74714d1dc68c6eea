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

/** How long, for how much, where and for whom; what is not known is left out. */
export function serviceKeyFacts(service: ServiceCard, locale: Locale, t: Translate) {
  return [
    { value: t('services.minutes', { count: service.durationMin }), label: t('services.duration') },
    { value: servicePrice(service, locale, t), label: t('services.price') },
    { value: service.mode.map((mode) => t(`serviceMode.${mode}`)).join(', '), label: t('services.where') },
    { value: service.ageGroup.map((group) => t(`audience.${group}`)).join(', '), label: t('services.forWhom') },
  ].filter(({ value }) => value)
}
