import type { Locale } from '@estu/domain/locale/locales'
import { textAsTree } from '@estu/domain/text/blocks/block-tree'
import { markOf, plainText, textLeaves } from '../document-texts/index.ts'
import { statusIn, type TwoStates } from '../translation/index.ts'

/**
 * What of running text its reader can tell: an editor that opens it writes other properties anew. Words of blocks are read
 * as text in nodes.
 */
const told = [
  ...['root', 'children', 'type', 'tag', 'listType', 'text', 'format', 'key', 'fields', 'url', 'doc', 'value', 'id'],
  ...['relationTo', 'blockType', 'film'],
]

/** A short mark of all texts of one language as they stand in the newest version: another text, another mark. */
export function textMark({ fields, newest }: TwoStates, locale: Locale): string {
  const texts = textLeaves(fields, newest, locale)
    .filter(({ value }) => plainText(value) !== '')
    .map(({ path, value }) => `${path}=${JSON.stringify(textAsTree(value), told)}`)
  return markOf(texts.join('\n'))
}

/** Whether visitors see the newest texts of a language. */
export const isPublic = ({ newest, live }: TwoStates, locale: Locale): boolean =>
  statusIn(live, locale) === 'published' && statusIn(newest, locale) === 'published'
