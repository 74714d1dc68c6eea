import type { Locale } from '@estu/domain/locale/locales'
import { Accordion } from '@estu/ui/components/accordion'
import { RichTextView } from '@/components/text/rich-text'
import type { FaqEntry } from '@/content/types'

/** Questions of one group with their answers. */
export function FaqAnswers({ locale, entries }: { locale: Locale; entries: readonly FaqEntry[] }) {
  return (
    <Accordion
      items={entries.map(({ question, answer }) => ({
        question,
        answer: <RichTextView text={answer} locale={locale} />,
      }))}
    />
  )
}
