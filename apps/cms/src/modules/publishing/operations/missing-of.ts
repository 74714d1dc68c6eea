import type { Locale } from '@estu/domain/locale/locales'
import type { PayloadRequest } from 'payload'
import { labelOf, missingTexts } from '../../document-texts/index.ts'
import { sourceLanguage, type TwoStates } from '../../translation/index.ts'
import { refusedValues } from './refused-values.ts'

/** A field by what the editor calls it, and by its place in the form; `words`: which rule what stands there breaks. */
export type Missing = { label: string; field: string; words: string | null }

/**
 * What keeps one language of a document from being published, by the rules of publishing itself: its texts are whole,
 * and no field is refused. Reads nothing of the document, and stores nothing.
 */
export async function missingOf(
  req: PayloadRequest,
  states: Pick<TwoStates, 'collection' | 'id' | 'fields' | 'newest'>,
  locale: Locale,
): Promise<Missing[]> {
  const { fields, newest } = states
  const texts = missingTexts(fields, newest, locale, sourceLanguage(newest)).map((leaf) => ({
    label: labelOf(leaf, req),
    field: leaf.ownList ?? leaf.formPath,
    words: null,
  }))
  const all = [...texts, ...(await refusedValues(req, states, locale))]
  // What is told of a field first is enough: an empty text may be required as well.
  return [...new Map(all.toReversed().map((one) => [one.field, one])).values()].toReversed()
}
