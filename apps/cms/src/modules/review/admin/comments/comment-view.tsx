'use client'

import { formatDate } from '@estu/domain/locale/dates'
import { toast, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { useTranslate } from '../../../../admin/use-translate.ts'
import type { Comment } from '../../operations/list-threads.ts'
import type { LanguageOf } from '../../review-address.ts'
import { CommentBox } from './comment-box.tsx'
import type { DocumentComments } from './use-comments.ts'

type Props = { place: LanguageOf; comment: Comment; comments: DocumentComments }

/** One comment; one's own can be reworded and taken back. */
export function CommentView({ place, comment, comments }: Props) {
  const say = useTranslate()
  const { i18n } = useTranslation()
  const [isEditing, setIsEditing] = useState(false)
  const when = formatDate(new Date(comment.createdAt), (i18n.language as string) === 'kk' ? 'kk' : 'ru', 'dayTime')
  return (
    <article className="estu-comments__comment">
      <p className="estu-comments__who">
        <strong>{comment.author ?? say('бывший сотрудник', 'бұрынғы қызметкер')}</strong> · {when}
        {comment.isEdited && !comment.isDeleted && ` · ${say('изменён', 'өзгертілген')}`}
      </p>
      {isEditing ? (
        <CommentBox
          place={place}
          label={say('Изменить комментарий', 'Пікірді өзгерту')}
          draft={`edit/${comment.id}`}
          initial={comment.body}
          send={say('Сохранить', 'Сақтау')}
          hasFocus
          onCancel={() => setIsEditing(false)}
          onSend={async (body, picked) => {
            const refusal = await comments.reword(comment.id, body, picked)
            if (!refusal) setIsEditing(false)
            return refusal
          }}
        />
      ) : (
        <p className="estu-comments__body">
          {comment.isDeleted ? say('Комментарий удалён', 'Пікір өшірілді') : comment.body}
        </p>
      )}
      {comment.isOwn && !comment.isDeleted && !isEditing && (
        <OwnActions onEdit={() => setIsEditing(true)} onRemove={() => comments.remove(comment.id)} />
      )}
    </article>
  )
}

/** Deleting asks once more, in its own place. */
function OwnActions({ onEdit, onRemove }: { onEdit: () => void; onRemove: () => Promise<string | null> }) {
  const say = useTranslate()
  const [isAsking, setIsAsking] = useState(false)
  const remove = async () => {
    if (!isAsking) return setIsAsking(true)
    const refusal = await onRemove()
    if (refusal) toast.error(refusal)
  }
  return (
    <p className="estu-comments__row">
      <button type="button" className="estu-comments__link" onClick={onEdit}>
        {say('Изменить', 'Өзгерту')}
      </button>
      <button type="button" className="estu-comments__link" onClick={() => void remove()}>
        {isAsking ? say('Да, удалить насовсем', 'Иә, біржола өшіру') : say('Удалить', 'Өшіру')}
      </button>
    </p>
  )
}
