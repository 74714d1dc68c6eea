'use client'

import { toast, useAuth } from '@payloadcms/ui'
import { useTranslate } from '../../../admin/use-translate.ts'
import type { LanguageOf } from '../review-address.ts'
import { markWords, readingPath } from './mark-words.ts'
import { useMark } from './use-mark.ts'

const button = 'btn btn--style-secondary btn--size-medium'

/** What has been said of the open language, and the button to call it ready. */
export function MarkStatus({ place }: { place: LanguageOf }) {
  const say = useTranslate()
  const { user } = useAuth()
  const { mark, isBusy, send } = useMark(place)
  if (mark === undefined) return null
  const { id, role, language } = (user ?? {}) as { id?: string; role?: string; language?: string }
  const isEditor = role === 'admin' || role === 'editor'
  const maySay = isEditor || (role === 'translator' && language === place.locale)
  const waits = mark?.state === 'ready' && !mark.isChanged
  const isDone = mark?.state === 'approved' && !mark.isChanged

  const act = async (what: 'ready' | 'withdraw') => {
    const refusal = await send(what)
    if (refusal) toast.error(refusal)
  }

  return (
    <>
      {mark && (
        <span
          className={`estu-state estu-review__state estu-review__state--${waits || isDone ? 'calm' : 'open'}`}
          role="status"
        >
          {markWords(mark, say)}
        </span>
      )}
      {isEditor && mark?.state === 'ready' && (
        <a className={button} id="review-read" href={readingPath(place)}>
          {say('Проверить', 'Тексеру')}
        </a>
      )}
      {waits && (isEditor || mark.markedBy.id === id) && (
        <button
          type="button"
          id="review-withdraw"
          className={button}
          disabled={isBusy}
          onClick={() => void act('withdraw')}
        >
          {say('Снять отметку', 'Белгіні алу')}
        </button>
      )}
      {maySay && !waits && !isDone && (
        <button type="button" id="review-ready" className={button} disabled={isBusy} onClick={() => void act('ready')}>
          {mark?.state === 'ready'
            ? say('Отметить снова', 'Қайта белгілеу')
            : say('Готово к проверке', 'Тексеруге дайын')}
        </button>
      )}
    </>
  )
}
