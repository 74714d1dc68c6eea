import type { Locale } from '@estu/domain/locale/locales'

/** Tags of the two halves of what runs in both languages with and without scripts: each half has all four once. */
export const diagonals = ['diagonal-1', 'diagonal-2'] as const

/** The half that a shopper belongs to: Russian with scripts and Kazakh without are the first. */
export const diagonalOf = (locale: Locale, javaScriptEnabled: boolean): `@${(typeof diagonals)[number]}` =>
  (locale === 'ru') === javaScriptEnabled ? '@diagonal-1' : '@diagonal-2'

/** Tags one language of tests that run in both, whatever scripts do: the gate runs one, the next file the other. */
export const languageTag = (locale: Locale): string => diagonalOf(locale, true)
