'use client'

import { formatDate } from '@estu/domain/locale/dates'
import { useState } from 'react'
import { useTranslate } from '../../../../admin/use-translate.ts'
import type { DeskOfRelease } from '../../endpoints/desk-endpoint.ts'
import { PlanForm } from './plan-form.tsx'
import type { Action } from './use-desk.ts'

type Props = { desk: DeskOfRelease; busy: Action | null; tell: (what: Action, body?: unknown) => Promise<void> }

/** What can be done with a release as it stands. */
export function DeskActions({ desk, busy, tell }: Props) {
  const say = useTranslate()
  const language = say('ru', 'kk') === 'kk' ? 'kk' : 'ru'
  const shared = { busy: busy !== null, tell }
  const at = (iso: string) => formatDate(new Date(iso), language, 'dayTime')
  if (desk.state === 'published')
    return (
      <Ask
        {...shared}
        what="undo"
        words={say('Отменить выпуск…', 'Шығарылымды болдырмау…')}
        question={say(
          'На сайте снова будет то, что было до выпуска, во всех его документах. Тексты останутся черновиками.',
          'Оның барлық құжаттарында сайтта шығарылымға дейінгі нұсқа қайта көрінеді. Мәтіндер қаралама болып қалады.',
        )}
        confirm={say('Отменить выпуск', 'Шығарылымды болдырмау')}
      />
    )
  const canGoOut = desk.entries.length > 0 && desk.findings.length === 0
  return (
    <>
      {desk.plannedFor && (desk.state === 'planned' || desk.state === 'stopped') && (
        <p>
          {desk.state === 'planned' ? say('Выйдет', 'Шығады') : say('Не вышел в срок', 'Мерзімінде шықпады')}:{' '}
          <strong>{at(desk.plannedFor)}</strong> ({say('Алматы', 'Алматы')}).{' '}
          <button
            type="button"
            className="btn btn--style-secondary btn--size-medium"
            id="release-cancel-plan"
            disabled={busy !== null}
            onClick={() => void tell('cancel-plan')}
          >
            {say('Снять с плана', 'Жоспардан алу')}
          </button>
        </p>
      )}
      {canGoOut && (
        <Ask
          {...shared}
          what="publish"
          words={say('Опубликовать всё…', 'Бәрін жариялау…')}
          question={say(
            `Станут видны сразу все страницы выпуска: ${desk.entries.length}.`,
            `Шығарылымның барлық беттері бірден көрінеді: ${desk.entries.length}.`,
          )}
          confirm={say('Опубликовать всё', 'Бәрін жариялау')}
        />
      )}
      {canGoOut && <PlanForm busy={busy !== null} onPlan={(time) => void tell('plan', { at: time })} />}
    </>
  )
}

type AskProps = {
  busy: boolean
  tell: Props['tell']
  what: 'publish' | 'undo'
  words: string
  question: string
  confirm: string
}

/** It stands where the button was that was pressed. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus()

/** What visitors will see of it is asked about once more. */
function Ask({ busy, tell, what, words, question, confirm }: AskProps) {
  const say = useTranslate()
  const [isAsking, setIsAsking] = useState(false)
  if (!isAsking)
    return (
      <p>
        <button
          type="button"
          id={`release-${what}`}
          className="btn btn--style-primary btn--size-medium"
          disabled={busy}
          onClick={() => setIsAsking(true)}
        >
          {words}
        </button>
      </p>
    )
  const act = () => {
    setIsAsking(false)
    void tell(what)
  }
  return (
    <fieldset className="estu-release__ask">
      <legend>{question}</legend>
      <button
        type="button"
        ref={takeFocus}
        id={`release-${what}-now`}
        className="btn btn--style-primary btn--size-medium"
        onClick={act}
      >
        {confirm}
      </button>
      <button type="button" className="btn btn--style-secondary btn--size-medium" onClick={() => setIsAsking(false)}>
        {say('Не сейчас', 'Қазір емес')}
      </button>
    </fieldset>
  )
}
