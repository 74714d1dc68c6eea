'use client'

import type { Locale } from '@estu/domain/locale/locales'
import { useEffect, useRef } from 'react'
import { useTranslate } from '../../../../admin/use-translate.ts'
import type { VersionPlace } from '../../operations/read-earlier.ts'
import { ChangedText } from '../changed-text.tsx'
import { type ComparisonStep, useComparison } from './use-comparison.ts'

type Props = { place: VersionPlace; locale: Locale; mayRestore: boolean }

/** What one language would get back from a version, text by text; only then it can be brought back. */
export function LanguageChanges({ place, locale, mayRestore }: Props) {
  const say = useTranslate()
  const { step, comparison, again, restore } = useComparison(place, locale)
  const told = useRef<HTMLParagraphElement>(null)
  // The button that was pressed may be gone.
  useEffect(() => {
    if (step === 'changed' || step === 'restored') told.current?.focus()
  }, [step])
  const changes = comparison?.changes ?? []
  const isPublic = place.collection === 'globals'
  return (
    <div className="estu-changes" data-locale={locale}>
      <p ref={told} tabIndex={-1} role="status">
        {stepWords(say, step, isPublic)} {comparison && !comparison.isSame && changesWords(say, changes.length)}
        {comparison?.isSame && step !== 'restored' && sameWords(say)}
      </p>
      {changes.length > 0 && (
        <dl>
          {changes.map(({ path, label, now, earlier }) => (
            <div key={path} data-path={path}>
              <dt>{label}</dt>
              <dd lang={locale}>
                <ChangedText before={now} after={earlier} isShortened />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {step === 'failed' && (
        <button type="button" className="btn btn--style-secondary btn--size-medium" onClick={again}>
          {say('Сравнить ещё раз', 'Қайта салыстыру')}
        </button>
      )}
      {mayRestore && comparison && !comparison.isSame && (
        <button
          type="button"
          className="btn btn--style-primary btn--size-medium"
          aria-disabled={step === 'restoring'}
          onClick={() => step !== 'restoring' && void restore()}
        >
          {restoreWords(say, locale, isPublic)}
        </button>
      )}
    </div>
  )
}

type Say = ReturnType<typeof useTranslate>

function stepWords(say: Say, step: ComparisonStep, isPublic: boolean): string {
  if (step === 'loading') return say('Сравниваем…', 'Салыстырып жатырмыз…')
  if (step === 'restoring') return say('Возвращаем…', 'Қайтарып жатырмыз…')
  if (step === 'failed') return say('Сравнить не получилось.', 'Салыстыру мүмкін болмады.')
  if (step === 'refused')
    return say('Вернуть не получилось, всё осталось как было.', 'Қайтару мүмкін болмады, бәрі бұрынғыдай қалды.')
  if (step === 'changed')
    return say(
      'Пока вы смотрели, документ изменили. Вот сравнение с тем, что в нём теперь.',
      'Сіз қарап отырғанда құжат өзгерді. Міне, қазіргі күйімен салыстыру.',
    )
  if (step !== 'restored') return ''
  return isPublic
    ? say('Тексты возвращены и уже на сайте.', 'Мәтіндер қайтарылды, олар сайтта көрініп тұр.')
    : say('Тексты возвращены в черновик.', 'Мәтіндер қаралама болып қайтарылды.')
}

const sameWords = (say: Say): string =>
  say('Тексты те же, возвращать нечего.', 'Мәтіндері сол қалпы, қайтаратын ештеңе жоқ.')

const changesWords = (say: Say, count: number): string =>
  count === 0
    ? say('Слова те же, вернутся порядок и вид текстов.', 'Сөздері сол қалпы, мәтіндердің реті мен көрінісі қайтады.')
    : say(
        `Изменится полей: ${count}. Зачёркнутое уйдёт, подчёркнутое вернётся.`,
        `Өзгеретін өріс саны: ${count}. Үсті сызылғаны кетеді, асты сызылғаны қайтады.`,
      )

function restoreWords(say: Say, locale: Locale, isPublic: boolean): string {
  if (isPublic)
    return locale === 'ru'
      ? say('Вернуть русский: сразу на сайте', 'Орысшасын қайтару: бірден сайтта')
      : say('Вернуть казахский: сразу на сайте', 'Қазақшасын қайтару: бірден сайтта')
  return locale === 'ru'
    ? say('Вернуть русский в черновик', 'Орысшасын қаралама етіп қайтару')
    : say('Вернуть казахский в черновик', 'Қазақшасын қаралама етіп қайтару')
}
