import type { Locale } from '@estu/domain/locale'
import { Accordion } from '@estu/ui/accordion'
import type { FaqEntry } from '@/content/types'
import { RunningText } from '@/shell/running-text'

/** Questions of one group with their answers. */
export function FaqAnswers({ locale, entries }: { locale: Locale; entries: readonly FaqEntry[] }) {
  return (
    <Accordion
      items={entries.map(({ question, answer }) => ({
        question,
        answer: <RunningText text={answer} locale={locale} />,
      }))}
    />
  )
}
