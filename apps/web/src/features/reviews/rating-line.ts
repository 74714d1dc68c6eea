import type { Locale } from '@estu/domain/locale/locales'
import { formatNumber } from '@estu/domain/locale/numbers'
import { translator } from '@/i18n/translator'

/** How many gave one point, two points, and so on to five. */
type Given = readonly number[]

export const countOf = (given: Given): number => given.reduce((sum, count) => sum + count, 0)

/** The mean of what buyers gave, with a tenth: «4,8». Empty without any review. */
export function meanOf(given: Given, locale: Locale): string {
  const count = countOf(given)
  if (count === 0) return ''
  const mean = given.reduce((sum, times, index) => sum + times * (index + 1), 0) / count
  return formatNumber(mean, locale, { fractionDigits: Number.isInteger(mean) ? 0 : 1 })
}

/** «4,8 из 5, 23 отзыва»; empty without any review. */
export function ratingLine(given: Given, locale: Locale): string {
  const count = countOf(given)
  if (count === 0) return ''
  return translator(locale)('reviews.line', { mean: meanOf(given, locale), count })
}
