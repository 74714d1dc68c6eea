'use client'

import type { Locale } from '@estu/domain/locale/locales'
import { useState } from 'react'
import { useTranslate } from '../../../../admin/use-translate.ts'
import type { SimilarSegment } from '../../memory/find-similar.ts'
import { insertLine, insertParagraph } from '../../memory/insert-segment.ts'
import type { EditorRow as Row } from '../../operations/read-editor.ts'
import { MemoryPanel } from './memory-panel.tsx'
import { OwnText } from './own-text.tsx'
import { Conflict, RowActions, RowComments } from './row-actions.tsx'
import { SourceText } from './source-text.tsx'
import type { OwnTexts } from './use-own-texts.ts'
import { useSuggestions } from './use-suggestions.ts'
import { DeclinedText, WaitingText } from './waiting-text.tsx'

export type RowState = 'outdated' | 'missing' | 'current'

type Props = {
  documentId: string
  row: Row
  state: RowState
  languages: { source: Locale; target: Locale }
  isReadOnly: boolean
  own: OwnTexts
  onConfirm: (row: Row) => void
  onCopy: (row: Row) => void
  /** Brings the rows of the source's list into the translation, which has none yet. */
  onCopyList: (group: string) => void
  onResolved: () => void
}

/** One text: the source on the left, one's own on the right. */
export function EditorRow(props: Props) {
  const { row, state, languages, isReadOnly, own } = props
  const say = useTranslate()
  const conflict = own.conflicts.find(({ path }) => path === row.path)
  const [isEntered, setIsEntered] = useState(false)
  const found = useSuggestions(row.source.text, languages.target, isEntered && !isReadOnly)
  const take = ({ place, target }: SimilarSegment) => {
    const now = own.typedIn(row.path)
    const words = typeof now === 'string' ? now : ''
    own.put(
      row.path,
      row.kind === 'rich' ? insertParagraph(now, row.source.value, place, target) : insertLine(words, place, target),
    )
  }
  const isChanged = state === 'outdated' && row.group === row.path
  return (
    <div
      className="estu-tr"
      role="group"
      aria-labelledby={`label-${row.path}`}
      data-path={row.path}
      data-state={state}
      onFocus={() => setIsEntered(true)}
    >
      <div className="estu-tr__source" lang={languages.source}>
        <h3 id={`label-${row.path}`}>{row.label}</h3>
        <p id={`state-${row.path}`} className={`estu-state estu-state--${state === 'current' ? 'published' : state}`}>
          {stateLabel(state, say)}
        </p>
        <SourceText text={row.source.text} value={row.source.value} before={isChanged ? (row.before ?? '') : null} />
        {row.hasSourceDraft && (
          <p className="estu-tr__note">
            {say(
              'У оригинала есть черновик новее. Он появится здесь после публикации.',
              'Түпнұсқаның жаңарақ қаралама нұсқасы бар. Ол жарияланғаннан кейін осында шығады.',
            )}
          </p>
        )}
      </div>
      <div className="estu-tr__own">
        {row.formPath ? (
          <OwnText row={{ ...row, formPath: row.formPath }} locale={languages.target} isReadOnly={isReadOnly} />
        ) : (
          <MissingRow {...props} />
        )}
        {row.formPath && !isReadOnly && (
          <WaitingText row={row} own={own} place={{ id: props.documentId, locale: languages.target }} />
        )}
        {!isReadOnly && <DeclinedText row={row} own={own} />}
        {conflict && <Conflict conflict={conflict} onResolve={own.resolve} onResolved={props.onResolved} />}
        {!isReadOnly && row.formPath && (
          <RowActions
            row={row}
            isOutdated={state === 'outdated'}
            onCopy={() => props.onCopy(row)}
            onConfirm={() => props.onConfirm(row)}
          />
        )}
        {!isReadOnly && row.formPath && (
          <MemoryPanel source={row.source.text} languages={languages} found={found} onTake={take} />
        )}
        {row.formPath && <RowComments formPath={row.formPath} />}
      </div>
    </div>
  )
}

function stateLabel(state: RowState, say: ReturnType<typeof useTranslate>): string {
  if (state === 'outdated') return say('Оригинал изменился', 'Түпнұсқа өзгерді')
  return state === 'missing' ? say('Нет перевода', 'Аудармасы жоқ') : say('Переведено', 'Аударылған')
}

/** A row of a list that each language has for itself, and the translation not yet. */
function MissingRow({ row, isReadOnly, onCopyList }: Props) {
  const say = useTranslate()
  return (
    <>
      <p className="estu-tr__note">{say('В переводе этого блока ещё нет.', 'Аудармада бұл блок әлі жоқ.')}</p>
      {!isReadOnly && (
        <button
          type="button"
          className="btn btn--style-secondary btn--size-medium"
          onClick={() => onCopyList(row.group)}
        >
          {say('Взять блоки оригинала и переводить в них', 'Түпнұсқа блоктарын алып, сонда аудару')}
        </button>
      )}
    </>
  )
}
