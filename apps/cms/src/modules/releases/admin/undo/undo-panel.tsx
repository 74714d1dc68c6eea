'use client'

import { formatDate } from '@estu/domain/locale/dates'
import { useEffect, useRef } from 'react'
import { useTranslate } from '../../../../admin/use-translate.ts'
import type { Undoable } from '../../operations/undo/read-undoable.ts'
import { languageName, obstacleWords } from '../words.ts'
import type { UndoState } from './use-undo.ts'

type Props = { state: UndoState; onUndo: () => void; onClose: () => void }

/** What undoing will bring back, and what came of it. */
export function UndoPanel({ state, onUndo, onClose }: Props) {
  const say = useTranslate()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [state.step])
  const { step, last, reason } = state
  const isTakenOff = last?.isTakenOff === true
  return (
    <div
      className="estu-publish__panel"
      role="dialog"
      aria-label={
        isTakenOff ? say('Возвращение на сайт', 'Сайтқа қайтару') : say('Отмена публикации', 'Жариялануын болдырмау')
      }
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <h3 ref={heading} tabIndex={-1}>
        {step === 'done' && doneWords(say, state.undone)}
        {step === 'failed' && say('Отменить не получилось', 'Болдырмау мүмкін болмады')}
        {step === 'undoing' &&
          (isTakenOff ? say('Возвращаем…', 'Қайтарып жатырмыз…') : say('Отменяем…', 'Болдырмай жатырмыз…'))}
        {step === 'asking' &&
          (isTakenOff
            ? say('Вернуть на сайт?', 'Сайтқа қайтарасыз ба?')
            : say('Отменить публикацию?', 'Жариялануын болдырмайсыз ба?'))}
      </h3>
      {step === 'failed' && (
        <p className="estu-publish__warn">
          {reason
            ? `${say('На сайте всё как было', 'Сайтта бәрі бұрынғыдай')}: ${obstacleWords(say, reason)}.`
            : say('Нет связи с сервером: попробуйте ещё раз.', 'Сервермен байланыс жоқ: қайталап көріңіз.')}
        </p>
      )}
      {step === 'asking' && last && <WhatComesBack last={last} />}
      <p className="estu-publish__buttons">
        {step === 'asking' && (
          <button type="button" id="undo-now" className="btn btn--style-primary btn--size-medium" onClick={onUndo}>
            {isTakenOff
              ? say('Вернуть на сайт', 'Сайтқа қайтару')
              : say('Отменить публикацию', 'Жариялануын болдырмау')}
          </button>
        )}
        {step !== 'undoing' && (
          <button type="button" id="undo-close" className="btn btn--style-secondary btn--size-medium" onClick={onClose}>
            {say('Закрыть', 'Жабу')}
          </button>
        )}
      </p>
    </div>
  )
}

function doneWords(say: ReturnType<typeof useTranslate>, undone: Undoable | null): string {
  return undone?.isTakenOff
    ? say('Снова на сайте', 'Қайта сайтта')
    : say('Публикация отменена', 'Жариялануы болдырылмады')
}

function WhatComesBack({ last }: { last: Undoable }) {
  const say = useTranslate()
  const language = say('ru', 'kk') === 'kk' ? 'kk' : 'ru'
  const when = formatDate(new Date(last.at), language, 'dayTime')
  return (
    <>
      <p>
        {last.isTakenOff ? say('Снято с сайта', 'Сайттан алынған') : say('Опубликовано', 'Жарияланған')}: {when},{' '}
        {languageName(say, last.locale)}
        {last.by ? `, ${last.by}` : ''}.
      </p>
      <p>
        {last.hadBefore
          ? say('На сайте снова будет то, что было до этого.', 'Сайтта бұған дейін болған нұсқа қайта көрінеді.')
          : say('На сайте этого больше не будет видно.', 'Сайтта бұл енді көрінбейді.')}
      </p>
      <p>
        {last.isSingle
          ? say('Нынешние слова останутся в версиях.', 'Қазіргі сөздер нұсқаларда қалады.')
          : say('Ваш текст останется черновиком.', 'Мәтініңіз қаралама болып қалады.')}
      </p>
    </>
  )
}
