import type { FacetDefinition } from '@estu/domain/catalogue/listing/facets'
import { rangeOf } from '@estu/domain/catalogue/listing/ranges'
import type { Locale } from '@estu/domain/locale/locales'
import { formatTenge } from '@estu/domain/locale/money'
import type { Translate } from '@/i18n/translator'

/** «100 000 ₸ – 250 000 ₸», both ends included, and a month's payment as one. */
export function rangeLabel(facet: FacetDefinition, places: readonly string[], locale: Locale, t: Translate): string {
  const range = rangeOf(facet.edges ?? [], places)
  if (!range) return ''
  const text = priceRange(range, locale, t)
  return facet.key === 'monthly' ? t('listing.aMonth', { range: text }) : text
}

function priceRange({ from, to }: { from: number | null; to: number | null }, locale: Locale, t: Translate): string {
  if (from === null && to === 0) return t('services.free')
  if (from === null) return t('listing.upTo', { price: formatTenge(to ?? 0, locale) })
  if (to === null) return t('listing.above', { price: formatTenge(from, locale) })
  return t('listing.between', { from: formatTenge(from, locale), to: formatTenge(to, locale) })
}
