'use client'

import { useTranslate } from '../../../../admin/use-translate.ts'
import { askForComments } from '../../../review/admin/comments/comments.tsx'
import type { EditorRow } from '../../operations/read-editor.ts'
import type { TextConflict } from '../../operations/save-texts.ts'
import type { OwnTexts } from './use-own-texts.ts'

const button = 'btn btn--size-medium'

type ActionsProps = { row: EditorRow; isOutdated: boolean; onCopy: () => void; onConfirm: () => void }

/** What can be done with one text, each with its key. */
export function RowActions({ row, isOutdated, onCopy, onConfirm }: ActionsProps) {
  const say = useTranslate()
  return (
    <p className="estu-tr__actions">
      {isOutdated && (
        <button type="button" className={`${button} btn--style-primary`} onClick={onConfirm}>
          {say('Перевод верен, дальше', 'Аудармасы дұрыс, әрі қарай')} <kbd>Ctrl Enter</kbd>
        </button>
      )}
      {row.source.text !== '' && (
        <button type="button" className={`${button} btn--style-secondary`} onClick={onCopy}>
          {say('Скопировать оригинал', 'Түпнұсқаны көшіру')} <kbd>Alt C</kbd>
        </button>
      )}
    </p>
  )
}

/** Opens what is said about this text. */
export function RowComments({ formPath }: { formPath: string }) {
  const say = useTranslate()
  return (
    <p className="estu-tr__actions">
      <button type="button" className={`${button} btn--style-secondary`} onClick={() => askForComments(formPath)}>
        {say('Комментарий к полю', 'Өріске пікір')} <kbd>Ctrl Alt M</kbd>
      </button>
    </p>
  )
}

type ConflictProps = { conflict: TextConflict; onResolve: OwnTexts['resolve']; onResolved: () => void }

/** Somebody else has written the same text meanwhile: both are shown, and nothing is lost. */
export function Conflict({ conflict, onResolve, onResolved }: ConflictProps) {
  const say = useTranslate()
  const settle = (keeps: 'own' | 'theirs') => {
    onResolve(conflict, keeps)
    onResolved()
  }
  return (
    <div className="estu-tr__conflict" role="alert">
      <p>
        <strong>
          {say('Это поле изменили в другом месте. Там теперь:', 'Бұл өріс басқа жерде өзгертілді. Қазір онда:')}
        </strong>
      </p>
      <blockquote>{conflict.text}</blockquote>
      <p className="estu-tr__actions">
        <button type="button" className={`${button} btn--style-primary`} onClick={() => settle('own')}>
          {say('Оставить мой текст', 'Менің мәтінімді қалдыру')}
        </button>
        <button type="button" className={`${button} btn--style-secondary`} onClick={() => settle('theirs')}>
          {say('Взять тот текст', 'Ондағы мәтінді алу')}
        </button>
      </p>
    </div>
  )
}
