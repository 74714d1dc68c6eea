'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslate } from '../../../admin/use-translate.ts'
import type { LanguageOf } from '../review-address.ts'
import { commentSigns } from '../review-words.ts'
import { askReview } from './post-review.ts'

type Props = {
  document: LanguageOf
  /** A mark of the texts that stand above. */
  seen: string
  isComplete: boolean
}

/** Approves what was read, which publishes it, or gives it back with a comment. */
export function Decision({ document, seen, isComplete }: Props) {
  const say = useTranslate()
  const router = useRouter()
  const id = useId()
  const input = useRef<HTMLTextAreaElement>(null)
  const [comment, setComment] = useState('')
  const [told, setTold] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  // What was typed before this page woke stands in the field alone.
  useEffect(() => setComment(input.current?.value ?? ''), [])

  const decide = async (what: 'approve' | 'return') => {
    setIsBusy(true)
    const body = { ...document, seen, ...(what === 'return' ? { comment } : {}) }
    const answer = await askReview(what, { method: 'POST', body })
    setIsBusy(false)
    if (answer.ok) return router.push(`/admin/review`)
    setTold(answer.message ?? say('Не получилось: попробуйте ещё раз', 'Болмады: қайталап көріңіз'))
    if (answer.error === 'no-words' || answer.error === 'too-long') input.current?.focus()
  }
  const left = commentSigns - [...comment.trim()].length

  return (
    <section className="estu-reading__decision" aria-label={say('Решение', 'Шешім')}>
      {isComplete && (
        <button
          type="button"
          id="review-approve"
          className="btn btn--style-primary btn--size-medium"
          disabled={isBusy}
          onClick={() => void decide('approve')}
        >
          {say('Одобрить и опубликовать', 'Мақұлдап, жариялау')}
        </button>
      )}
      <label htmlFor={id}>{say('Или вернуть. Что исправить?', 'Немесе қайтару. Нені түзету керек?')}</label>
      <textarea
        ref={input}
        id={id}
        rows={3}
        value={comment}
        aria-describedby={`${id}-told`}
        onChange={(event) => setComment(event.target.value)}
      />
      <p id={`${id}-told`} role="status" className="estu-comments__told">
        {told || (left < 0 ? say(`Лишних знаков: ${-left}`, `Артық таңба: ${-left}`) : '')}
      </p>
      <button
        type="button"
        id="review-return"
        className="btn btn--style-secondary btn--size-medium"
        disabled={isBusy}
        onClick={() => void decide('return')}
      >
        {say('Вернуть с комментарием', 'Пікірмен қайтару')}
      </button>
    </section>
  )
}
