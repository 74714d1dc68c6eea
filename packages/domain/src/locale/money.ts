import type { Locale } from './locales.ts'
import { formatNumber, noBreakSpace } from './numbers.ts'

/** Whole tenge: «389 990 ₸» with U+00A0 between groups and before the sign, alike in both languages. */
export const formatTenge = (amount: number, locale: Locale): string => `${formatNumber(amount, locale)}${noBreakSpace}₸`
