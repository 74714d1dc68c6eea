import {
  type FinderAnswers,
  type FinderChoice,
  type FinderQuestion,
  finderQuestions,
} from '@estu/domain/finder/questions'
import type { Locale } from '@estu/domain/locale/locales'
import { formatTenge } from '@estu/domain/locale/money'
import { type Translate, translator } from '@/i18n/translator'

export type ChoiceWords = { value: string; label: string; hint: string; isUnknown: boolean }

/** Whose hearing the words speak of. */
export const personOf = ({ who }: FinderAnswers) => (who === 'relative' ? 'relative' : 'self')

type Say = { [Q in FinderQuestion]: (t: Translate, choice: FinderChoice<Q>, locale: Locale) => string }

const say: Say = {
  who: (t, choice) => t(`finder.who.${choice}`),
  signs: (t, choice) => t(`finder.signs.${choice}`),
  hard: (t, choice) => t(`finder.hard.${choice}`),
  loss: (t, choice) => (choice === 'unknown' ? t('finder.loss.unknown') : t('finder.loss.degree', { degree: choice })),
  battery: (t, choice) => t(`finder.battery.${choice}`),
  budget: (t, choice, locale) =>
    choice === 'any' || choice === 'unknown'
      ? t(`finder.budget.${choice}`)
      : t('finder.budget.to', { amount: formatTenge(Number(choice), locale) }),
}

/** What an answer is called. */
export const choiceLabel = (question: FinderQuestion, choice: string, locale: Locale): string =>
  (say[question] as (t: Translate, choice: string, locale: Locale) => string)(translator(locale), choice, locale)

/** What some answers mean for the person who gives them. */
const hints: Partial<Record<`${FinderQuestion}.${string}`, (t: Translate) => string>> = {
  'who.relative': (t) => t('finder.who.relativeHint'),
  'who.child': (t) => t('finder.who.childHint'),
  'who.unknown': (t) => t('finder.who.unknownHint'),
  'signs.unknown': (t) => t('finder.signs.unknownHint'),
  'hard.tv': (t) => t('finder.hard.tvHint'),
  'hard.unknown': (t) => t('finder.hard.unknownHint'),
  'loss.unknown': (t) => t('finder.loss.unknownHint'),
  'battery.rechargeable': (t) => t('finder.battery.rechargeableHint'),
  'battery.battery': (t) => t('finder.battery.batteryHint'),
  'battery.unknown': (t) => t('finder.battery.unknownHint'),
  'budget.unknown': (t) => t('finder.budget.unknownHint'),
}

/** The answers of a question in words, in their order. */
export function choicesOf(question: FinderQuestion, locale: Locale): ChoiceWords[] {
  const t = translator(locale)
  return finderQuestions[question].choices.map((choice) => ({
    value: choice,
    label: choiceLabel(question, choice, locale),
    hint: hints[`${question}.${choice}`]?.(t) ?? '',
    isUnknown: choice === 'unknown',
  }))
}

/** The question itself, in words that fit the person. */
export const questionTitle = (question: FinderQuestion, answers: FinderAnswers, t: Translate): string =>
  t(`finder.${question}.title`, { person: personOf(answers) })

/** What helps to answer; '' where nothing is needed. */
export function questionHint(question: FinderQuestion, t: Translate): string {
  if (finderQuestions[question].kind === 'several') return t('finder.several')
  return question === 'loss' || question === 'battery' ? t(`finder.${question}.hint`) : ''
}
