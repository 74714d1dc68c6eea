import { type Locale, locales } from '@estu/domain/locale/locales'

/** A text that was read in all languages, in one of them or else the other; a text of no language as it is. */
export function inSomeLanguage(value: unknown, wanted: Locale): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return ''
  const words = value as Partial<Record<Locale, string | null>>
  return words[wanted] || locales.map((locale) => words[locale]).find(Boolean) || ''
}
