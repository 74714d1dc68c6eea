import type { Locale } from '@estu/domain/locale/locales'
import { dotted } from '@estu/domain/text/typography/dotted'
import type { ServiceCard } from '@/content/types'
import { type Translate, translator } from '@/i18n/translator'
import { servicePriceOf } from '@/lib/service-price'

/** «30 минут · бесплатно · в филиале» */
export function serviceFacts(service: ServiceCard, locale: Locale): string {
  const t = translator(locale)
  const where = service.mode.map((mode) => t(`serviceMode.${mode}`)).join(', ')
  return dotted([
    t('services.minutes', { count: service.durationMin }),
    servicePriceOf(service.priceKzt, locale, t),
    where,
  ])
}

/** How long, for how much, where and for whom; what is not known is left out. */
export function serviceKeyFacts(service: ServiceCard, locale: Locale, t: Translate) {
  return [
    { value: t('services.minutes', { count: service.durationMin }), label: t('services.duration') },
    { value: servicePriceOf(service.priceKzt, locale, t), label: t('services.price') },
    { value: service.mode.map((mode) => t(`serviceMode.${mode}`)).join(', '), label: t('services.where') },
    { value: service.ageGroup.map((group) => t(`audience.${group}`)).join(', '), label: t('services.forWhom') },
  ].filter(({ value }) => value)
}
