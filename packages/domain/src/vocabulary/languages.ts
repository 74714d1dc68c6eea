import type { Locale } from '../locale/locales.ts'
import type { OptionLabels } from './option-labels.ts'

/** The two languages, by the names that their own words give them. */
export const localeLabels: OptionLabels<Locale> = { ru: ['Русский', 'Орысша'], kk: ['Казахский', 'Қазақша'] }
