import type { Locale } from '@estu/domain/locale/locales'
import { formatTenge } from '@estu/domain/locale/money'
import type { SearchAnswer } from '@estu/domain/search/results/search-result'
import type { Translate } from '@/i18n/translator'

/** Says how the price that was asked for narrowed and sorted the goods, in one or two sentences with a space after them. */
export function priceSentences(
  t: Translate,
  locale: Locale,
  { most, order, isMet }: NonNullable<SearchAnswer['price']>,
): string {
  const bound =
    most === null ? [] : [t(isMet ? 'search.priceMost' : 'search.priceNone', { price: formatTenge(most, locale) })]
  const sorted = isMet && order ? [t(order === 'cheap' ? 'search.cheapFirst' : 'search.dearFirst')] : []
  return `${[...bound, ...sorted].join(' ')} `
}
