import type { Locale } from '@estu/domain/locale/locales'
import { formatTenge } from '@estu/domain/locale/money'
import type { Choice } from '@estu/ui/components/form-fields'
import type { Quote } from '@/content/customer/get-cart'
import type { Translate } from '@/i18n/translator'

/** Where an order is taken to: for how much, in how many days, from which sum for nothing. */
export function zoneChoice(zone: Quote['zones'][number], locale: Locale, t: Translate): Choice {
  const free = zone.freeFromKzt === null ? '' : t('checkout.freeFrom', { sum: formatTenge(zone.freeFromKzt, locale) })
  return {
    value: zone.id,
    label: zone.name,
    end: formatTenge(zone.priceKzt, locale),
    hint: [zone.days, free].filter(Boolean).join('. '),
  }
}

/** How long each place waits for what is brought there. */
export const waitByZone = (zones: readonly { name: string; days: string }[]): string =>
  zones.map(({ name, days }) => `${name}: ${days}`).join(', ')
