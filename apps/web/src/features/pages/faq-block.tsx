import type { Locale } from '@estu/domain/locale/locales'
import { Accordion } from '@estu/ui/components/accordion'
import { RichTextView } from '@/components/text/rich-text'
import type { BlockOf } from './block-of'

export function FaqBlock({ block, locale }: { block: BlockOf<'faq'>; locale: Locale }) {
  const items = block.items.map(({ question, answer }) => ({
    question,
    answer: <RichTextView text={answer} locale={locale} />,
  }))
  return <Accordion items={items} />
}
