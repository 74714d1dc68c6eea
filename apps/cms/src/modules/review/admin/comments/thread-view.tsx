'use client'

import { toast, useForm } from '@payloadcms/ui'
import { useContext, useState } from 'react'
import { editPath } from '../../../../admin/edit-path.ts'
import { focusField, isOnScreen } from '../../../../admin/fields/focus-field.tsx'
import { formPathIn } from '../../../../admin/fields/row-paths.ts'
import { SavedApart } from '../../../../admin/saved-apart.ts'
import { useTranslate } from '../../../../admin/use-translate.ts'
import type { Thread } from '../../operations/list-threads.ts'
import type { LanguageOf } from '../../review-address.ts'
import { CommentBox } from './comment-box.tsx'
import { CommentView } from './comment-view.tsx'
import type { DocumentComments } from './use-comments.ts'

type Props = {
  place: LanguageOf
  thread: Thread
  /** What the form calls the field; null where there is no such field any more. */
  name: string | null
  comments: DocumentComments
  onLeave: () => void
}

const button = 'btn btn--style-secondary btn--size-medium'

/** A comment with what was answered to it. */
export function ThreadView({ place, thread, name, comments, onLeave }: Props) {
  const say = useTranslate()
  const [isAnswering, setIsAnswering] = useState(false)
  const settle = async () => {
    const refusal = await comments.settle(thread.id, !thread.isResolved)
    if (refusal) toast.error(refusal)
  }
  return (
    <li className="estu-comments__thread" id={`comment-${thread.id}`}>
      <FieldLink place={place} thread={thread} name={name} onLeave={onLeave} />
      {[thread, ...thread.answers].map((comment) => (
        <CommentView key={comment.id} place={place} comment={comment} comments={comments} />
      ))}
      {thread.isResolved && (
        <p>{`${say('Решено', 'Шешілді')}: ${thread.resolvedBy ?? say('бывший сотрудник', 'бұрынғы қызметкер')}`}</p>
      )}
      {isAnswering && (
        <CommentBox
          place={place}
          label={say('Ответ', 'Жауап')}
          draft={`answer/${thread.id}`}
          send={say('Ответить', 'Жауап беру')}
          hasFocus
          onCancel={() => setIsAnswering(false)}
          onSend={async (body, picked) => {
            const refusal = await comments.write({ path: null, thread: thread.id, body, picked })
            if (!refusal) setIsAnswering(false)
            return refusal
          }}
        />
      )}
      <p className="estu-comments__row">
        {!isAnswering && !thread.isResolved && (
          <button type="button" className={button} onClick={() => setIsAnswering(true)}>
            {say('Ответить', 'Жауап беру')}
          </button>
        )}
        <button type="button" className={button} onClick={() => void settle()}>
          {thread.isResolved ? say('Открыть снова', 'Қайта ашу') : say('Решено', 'Шешілді')}
        </button>
      </p>
    </li>
  )
}

/** Leads to the field itself: in this form where it is there, else in the form that has it. */
function FieldLink({ place, thread, name, onLeave }: Omit<Props, 'comments'>) {
  const say = useTranslate()
  const { getFields } = useForm()
  const apart = useContext(SavedApart)
  if (thread.path === null) return <h3>{say('Весь документ', 'Бүкіл құжат')}</h3>
  if (name === null) return <h3>{say('Этого поля уже нет', 'Бұл өріс енді жоқ')}</h3>
  const go = async (path: string) => {
    const formPath = formPathIn(getFields(), path)
    if (formPath === null || (apart && !isOnScreen(formPath)))
      return window.location.assign(editPath(place.collection, place.id, place.locale, path))
    onLeave()
    await focusField(formPath)
  }
  return (
    <h3>
      <button type="button" className="estu-comments__link" onClick={() => void go(thread.path ?? '')}>
        {name}
      </button>
    </h3>
  )
}
