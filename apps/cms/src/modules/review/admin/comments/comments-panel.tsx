'use client'

import { useEffect, useRef } from 'react'
import { useTranslate } from '../../../../admin/use-translate.ts'
import type { LanguageOf } from '../../review-address.ts'
import { CommentBox } from './comment-box.tsx'
import { FieldChoice } from './field-choice.tsx'
import { ThreadList } from './thread-list.tsx'
import type { DocumentComments } from './use-comments.ts'

type Props = {
  place: LanguageOf
  comments: DocumentComments
  /** What a new comment is about; null: the whole document. */
  field: string | null
  /** A link leads to a field of the form, where the cursor goes then. */
  hasFocus: boolean
  onField: (field: string | null) => void
  onClose: () => void
}

/** Beside the form, or over it on a phone: what is said about the document, and a place to say more. */
export function CommentsPanel({ place, comments, field, hasFocus, onField, onClose }: Props) {
  const say = useTranslate()
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    if (hasFocus) panel.current?.querySelector<HTMLElement>('textarea')?.focus()
  }, [hasFocus])
  return (
    <aside
      ref={panel}
      className="estu-comments"
      role="dialog"
      aria-labelledby="comments-title"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose()
      }}
    >
      <header className="estu-comments__head">
        <h2 id="comments-title">{say('Комментарии', 'Пікірлер')}</h2>
        <button type="button" className="btn btn--style-secondary btn--size-medium" onClick={onClose}>
          {say('Закрыть', 'Жабу')}
        </button>
      </header>
      <FieldChoice fields={comments.page?.fields ?? []} field={field} onField={onField} />
      <CommentBox
        key={`new/${field ?? ''}`}
        place={place}
        label={say('Новый комментарий', 'Жаңа пікір')}
        draft={`${place.collection}/${place.id}/${place.locale}/${field ?? ''}`}
        send={say('Отправить', 'Жіберу')}
        onSend={(body, picked) => comments.write({ path: field, thread: null, body, picked })}
      />
      <ThreadList place={place} comments={comments} onLeave={onClose} />
    </aside>
  )
}
