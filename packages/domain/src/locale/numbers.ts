import type { Locale } from './locales.ts'

/** U+00A0, between groups of three digits and before a sign. */
export const noBreakSpace = '\u00a0'

/**
 * A number as both languages write it: groups of three by U+00A0, a comma before the fraction; «—» for what is no
 * finite number. Own code because Chromium has no Kazakh data and formats it the English way while claiming otherwise.
 */
export function formatNumber(value: number, _locale: Locale, { fractionDigits = 0 } = {}): string {
  if (!Number.isFinite(value)) return '—'
  const [whole = '0', fraction] = Math.abs(value).toFixed(fractionDigits).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, noBreakSpace)
  const sign = value < 0 && Number(value.toFixed(fractionDigits)) !== 0 ? '−' : ''
  return `${sign}${grouped}${fraction ? `,${fraction}` : ''}`
}

/** Returns the form of a Russian noun that a whole number counts: «день», «дня», «дней». */
export function inRussian(count: number, [one, few, many]: readonly [string, string, string]): string {
  const unit = count % 10
  const isTeen = count % 100 > 10 && count % 100 < 20
  return isTeen || unit === 0 || unit > 4 ? many : unit === 1 ? one : few
}
