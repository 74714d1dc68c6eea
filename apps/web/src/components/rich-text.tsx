import type { Locale } from '@estu/domain/locale/locales'
import type { RichText } from '@/content/types'
import { richTextMarkup } from './rich-text-markup'

/**
 * An editor's running text, as finished markup: what a browser would otherwise get twice, as markup and as elements for
 * React, which has nothing to do in it.
 */
export function RichTextView({ text, locale }: { text: RichText; locale: Locale }) {
  // Escaped by Payload's converters, as what is stored is an editor's.
  return <div className="prose" dangerouslySetInnerHTML={{ __html: richTextMarkup(text, locale) }} />
}
