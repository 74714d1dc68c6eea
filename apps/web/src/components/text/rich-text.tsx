import type { Locale } from '@estu/domain/locale/locales'
import { RichText as PayloadRichText } from '@payloadcms/richtext-lexical/react'
import type { RichText } from '@/content/types'
import { StaticMarkup } from '../static-markup'
import { richTextConverters } from './rich-text-converters'

/** An editor's running text. Its links lead to the same language; its headings can be linked to. */
export function RichTextView({ text, locale }: { text: RichText; locale: Locale }) {
  return (
    <StaticMarkup className="prose">
      <PayloadRichText data={text} converters={richTextConverters(locale)} disableContainer />
    </StaticMarkup>
  )
}
