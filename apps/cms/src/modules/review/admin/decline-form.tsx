'use client'

import { useRouter } from 'next/navigation'
import { useId, useRef, useState } from 'react'
import { useTranslate } from '../../../admin/use-translate.ts'
import type { LanguageOf } from '../review-address.ts'
import { commentSigns } from '../review-words.ts'
import { askReview } from './post-review.ts'

type Props = {
  /** `seen`: the revision that stands above the form. */
  text: Omit<LanguageOf, 'collection'> & { path: string; seen: string }
  /** What the field is called. */
  label: string
}

/** Sends a translator's text of a single document back with a comment. Trap: it stands within another form. */
export function DeclineForm({ text, label }: Props) {
  const say = useTranslate()
  const router = useRouter()
  const id = useId()
  const input = useRef<HTMLTextAreaElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [comment, setComment] = useState('')
  const [told, setTold] = useState('')
  const [isBusy, setBusy] = useState(false)

  const decline = async () => {
    setBusy(true)
    const answer = await askReview('decline', { method: 'POST', body: { ...text, comment } })
    setBusy(false)
    if (answer.ok) return router.refresh()
    setTold(answer.message ?? say('Не получилось: попробуйте ещё раз', 'Болмады: қайталап көріңіз'))
    input.current?.focus()
  }
  const close = () => {
    setOpen(false)
    opener.current?.focus()
  }
  const left = commentSigns - [...comment.trim()].length

  return (
    <div>
      <p className="estu-tr__actions">
        <button
          ref={opener}
          type="button"
          className="btn btn--style-secondary btn--size-medium"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {say('Вернуть переводчику', 'Аудармашыға қайтару')}
        </button>
      </p>
      {isOpen && (
        <fieldset className="estu-tr__decline" onKeyDown={(event) => event.key === 'Escape' && close()}>
          <label htmlFor={id}>{say(`Что исправить? «${label}»`, `Нені түзету керек? «${label}»`)}</label>
          <textarea
            ref={input}
            id={id}
            rows={3}
            // biome-ignore lint/a11y/noAutofocus: it opens by the button of whoever is about to write.
            autoFocus
            value={comment}
            aria-describedby={`${id}-told`}
            onChange={(event) => setComment(event.target.value)}
          />
          <p id={`${id}-told`} role="status">
            {told || (left < 0 ? say(`Лишних знаков: ${-left}`, `Артық таңба: ${-left}`) : '')}
          </p>
          <p className="estu-tr__actions">
            <button
              type="button"
              className="btn btn--style-primary btn--size-medium"
              disabled={isBusy}
              onClick={() => void decline()}
            >
              {say('Вернуть с комментарием', 'Пікірмен қайтару')}
            </button>
          </p>
        </fieldset>
      )}
    </div>
  )
}
