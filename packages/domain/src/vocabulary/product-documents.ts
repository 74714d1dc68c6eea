import { localeLabels } from './languages.ts'
import type { OptionLabels } from './option-labels.ts'

/** What a file beside a product is. */
export const documentKinds = ['manual', 'datasheet', 'registration'] as const
export type DocumentKind = (typeof documentKinds)[number]

export const documentKindLabels: OptionLabels<DocumentKind> = {
  manual: ['Инструкция', 'Нұсқаулық'],
  datasheet: ['Технический лист', 'Техникалық парақ'],
  registration: ['Регистрационное удостоверение', 'Тіркеу куәлігі'],
}

/** The languages such a file is written in; manufacturers print some in both of ours. */
export const documentLanguages = ['kk_ru', 'kk', 'ru', 'en'] as const
export type DocumentLanguage = (typeof documentLanguages)[number]

export const documentLanguageLabels: OptionLabels<DocumentLanguage> = {
  kk_ru: ['Казахский и русский', 'Қазақша және орысша'],
  ...localeLabels,
  en: ['Английский', 'Ағылшынша'],
}
