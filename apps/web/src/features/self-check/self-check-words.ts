import type { Locale } from '@estu/domain/locale/locales'
import { selfCheckOutcomes, selfCheckQuestions } from '@estu/domain/screener/self-check/self-check'
import { translator } from '@/i18n/translator'
import type { PanelWords } from './self-check-result-panel'

const recordOf = <Key extends string>(keys: readonly Key[], wordOf: (key: Key) => string) =>
  Object.fromEntries(keys.map((key) => [key, wordOf(key)])) as Record<Key, string>

/** What the result says, for the part of the page that runs in the browser. */
export function selfCheckWords(locale: Locale): PanelWords {
  const t = translator(locale)
  return {
    tallies: Array.from({ length: selfCheckQuestions.length + 1 }, (_, done) =>
      t('selfCheck.tally', { done, all: selfCheckQuestions.length }),
    ),
    clear: t('selfCheck.clear'),
    show: t('selfCheck.show'),
    noticed: t('selfCheck.noticed'),
    notMeans: t('selfCheck.notMeans'),
    notMeansText: t('selfCheck.notMeansText'),
    book: t('selfCheck.book'),
    write: t('selfCheck.write'),
    print: t('selfCheck.print'),
    note: t('selfCheck.note'),
    outcome: recordOf(selfCheckOutcomes, (outcome) => t(`selfCheck.outcome.${outcome}`)),
    outcomeText: recordOf(selfCheckOutcomes, (outcome) => t(`selfCheck.outcomeText.${outcome}`)),
    short: recordOf(selfCheckQuestions, (question) => t(`selfCheck.short.${question}`)),
  }
}
