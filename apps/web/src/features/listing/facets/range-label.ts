import type { FacetDefinition } from '@estu/domain/catalogue/listing/facets'
import { rangeOf } from '@estu/domain/catalogue/listing/ranges'
import type { Locale } from '@estu/domain/locale/locales'
import { formatTenge } from '@estu/domain/locale/money'
import type { Translate } from '@/i18n/translator'

/** «от 100 000 ₸ до 250 000 ₸», and a month's payment as one. */
export function rangeLabel(facet: FacetDefinition, buckets: readonly string[], locale: Locale, t: Translate): string {
  const range = rangeOf(facet.values ?? [], buckets)
  if (!range) return ''
  const text = priceRange(range, locale, t)
  return facet.key === 'monthly' ? t('listing.aMonth', { range: text }) : text
}

function priceRange({ from, to }: { from: number | null; to: number | null }, locale: Locale, t: Translate): string {
  // The lowest bucket of services ends at one tenge: what is free of charge.
  if (from === null && to === 1) return t('services.free')
  if (from === null) return t('listing.upTo', { price: formatTenge(to ?? 0, locale) })
  if (to === null) return t('listing.above', { price: formatTenge(from, locale) })
  return t('listing.between', { from: formatTenge(from, locale), to: formatTenge(to, locale) })
}
