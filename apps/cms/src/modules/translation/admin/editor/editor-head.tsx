'use client'

import type { ReactNode } from 'react'
import { useTranslate } from '../../../../admin/use-translate.ts'
import { ReviewControls } from '../../../review/admin/review-controls.tsx'
import type { EditorRow } from '../../operations/read-editor.ts'
import type { RowState } from './editor-row.tsx'

type Props = {
  rows: readonly EditorRow[]
  stateOf: (row: EditorRow) => RowState
  onNext: () => void
  publish?: ReactNode
  /** For documents that have no drafts. */
  onSave?: () => void
}

/** How far the translation is, and the way to what is left. */
export function EditorHead({ rows, stateOf, onNext, publish, onSave }: Props) {
  const say = useTranslate()
  const count = (state: RowState) => rows.filter((row) => stateOf(row) === state).length
  const [done, outdated, missing] = [count('current'), count('outdated'), count('missing')]
  return (
    <div className="estu-editor__head">
      <p role="status">
        <strong>{say(`Готово: ${done} из ${rows.length}`, `Дайыны: ${rows.length} ішінен ${done}`)}</strong>
        {outdated > 0 && `, ${say(`оригинал изменился: ${outdated}`, `түпнұсқасы өзгергені: ${outdated}`)}`}
        {missing > 0 && `, ${say(`нет перевода: ${missing}`, `аудармасы жоғы: ${missing}`)}`}
      </p>
      <progress value={done} max={rows.length} aria-hidden="true" />
      <div className="estu-tr__actions">
        <button
          type="button"
          className="btn btn--style-secondary btn--size-medium"
          disabled={outdated + missing === 0}
          onClick={onNext}
        >
          {say('Следующее поле', 'Келесі өріс')} <kbd>Alt ↓</kbd>
        </button>
        {onSave && (
          <button type="button" className="btn btn--style-primary btn--size-medium" onClick={onSave}>
            {say('Сохранить: сразу на сайте', 'Сақтау: бірден сайтта')}
          </button>
        )}
        {publish}
      </div>
      <ReviewControls />
    </div>
  )
}
