import type { Locale } from '@estu/domain/locale/locales'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { labelOf, plainText, type TextLeaf, textLeaves } from '../../document-texts/index.ts'
import { readTwoStates, sourceLanguage, statusIn } from '../../translation/index.ts'
import type { LanguageOf } from '../review-address.ts'
import { textMark } from '../text-mark.ts'

export type ReadText = {
  path: string
  label: string
  text: string
  /** What visitors read in its place; null while the language is not public. */
  before: string | null
  /** What the other language says, where this one is its translation. */
  source: string | null
}

export type ReadTexts = {
  texts: ReadText[]
  /** A mark of these texts: what is approved is what was read. */
  seen: string
  source: Locale
  exists: boolean
}

/** All that a language of a document says, in the form's order, with what it takes the place of and was made from. */
export async function readTexts(req: PayloadRequest, document: LanguageOf): Promise<ReadTexts> {
  const { collection, id, locale } = document
  const states = await readTwoStates(req, req.payload.collections[collection as CollectionSlug].config, id)
  const { fields, newest, live } = states
  const source = sourceLanguage(newest)
  const own = byPath(textLeaves(fields, newest, locale))
  const shown = statusIn(live, locale) === 'published' ? byPath(textLeaves(fields, live, locale)) : null
  const made = source === locale ? null : byPath(textLeaves(fields, newest, source))
  const leaves = [...new Map([...own, ...(shown ?? [])]).values()]
  const texts = leaves.map((leaf) => ({
    path: leaf.path,
    label: labelOf(leaf, req),
    text: plainText(own.get(leaf.path)?.value),
    before: shown && plainText(shown.get(leaf.path)?.value),
    source: made && plainText(made.get(leaf.path)?.value),
  }))
  return {
    texts: texts.filter(({ text, before, source: made }) => text || before || made),
    seen: textMark(states, locale),
    source,
    exists: Boolean(newest.id),
  }
}

const byPath = (leaves: readonly TextLeaf[]) => new Map(leaves.map((leaf) => [leaf.path, leaf]))
