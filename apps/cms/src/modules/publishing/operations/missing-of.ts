import type { Locale } from '@estu/domain/locale/locales'
import type { PayloadRequest } from 'payload'
import { labelOf, missingTexts } from '../../document-texts/index.ts'
import { sourceLanguage, type TwoStates } from '../../translation/index.ts'

/** A field by what the editor calls it, and by its place in the form. */
export type Missing = { label: string; field: string }

/** What one language of a document still lacks; publishing is refused while there is anything. Asks the database nothing. */
export const missingOf = (req: PayloadRequest, { fields, newest }: TwoStates, locale: Locale): Missing[] =>
  missingTexts(fields, newest, locale, sourceLanguage(newest)).map((leaf) => ({
    label: labelOf(leaf, req),
    field: leaf.ownList ?? leaf.formPath,
  }))
