import type { Locale } from './locales.ts'

export type PluralCategory = 'one' | 'few' | 'many' | 'other'

/** CLDR's plural categories: four in Russian (a fraction is `other`), two in Kazakh. The sign does not matter. */
export function pluralCategory(value: number, locale: Locale): PluralCategory {
  if (locale === 'kk') return Math.abs(value) === 1 ? 'one' : 'other'
  if (!Number.isInteger(value)) return 'other'
  const tens = Math.abs(value) % 100
  const units = tens % 10
  if (units === 1 && tens !== 11) return 'one'
  if (units >= 2 && units <= 4 && (tens < 12 || tens > 14)) return 'few'
  return 'many'
}

type Forms = Partial<Record<PluralCategory, string>> & { other: string }

/** The form of a word that goes with a number; a category without a form of its own takes `other`. */
export const pluralise = (value: number, locale: Locale, forms: Forms): string =>
  forms[pluralCategory(value, locale)] ?? forms.other
