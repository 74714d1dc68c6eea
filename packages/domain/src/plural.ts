import type { Locale } from './locale.ts'

export type PluralCategory = 'one' | 'few' | 'many' | 'other'

/** CLDR's plural categories: four in Russian, two in Kazakh. */
export function pluralCategory(value: number, locale: Locale): PluralCategory {
  if (locale === 'kk') return value === 1 ? 'one' : 'other'
  if (!Number.isInteger(value)) return 'other'
  const tens = Math.abs(value) % 100
  const units = tens % 10
  if (units === 1 && tens !== 11) return 'one'
  if (units >= 2 && units <= 4 && (tens < 12 || tens > 14)) return 'few'
  return 'many'
}

type Forms = Partial<Record<PluralCategory, string>> & { other: string }

/** The form of a word that goes with a number. */
export const pluralise = (value: number, locale: Locale, forms: Forms): string =>
  forms[pluralCategory(value, locale)] ?? forms.other
