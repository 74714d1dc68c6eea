'use client'

import { useEffect, useId, useRef, useState } from 'react'
import { useTranslate } from '../../../../admin/use-translate.ts'
import type { LanguageOf } from '../../review-address.ts'
import { commentSigns } from '../../review-words.ts'
import { MentionList } from './mention-list.tsx'
import { useDraftText } from './use-draft-text.ts'
import { useMentions } from './use-mentions.ts'

type Props = {
  place: LanguageOf
  label: string
  /** Under which name what is typed waits in this tab until it is sent. */
  draft: string
  initial?: string
  /** Words of the button. */
  send: string
  hasFocus?: boolean
  onCancel?: () => void
  /** @returns why it was refused; what was typed stays then. */
  onSend: (body: string, picked: string[]) => Promise<string | null>
}

const button = 'btn btn--size-medium'

/** A place to write a comment: `@` offers colleagues, Ctrl Enter sends. */
export function CommentBox({ place, label, draft, initial = '', send, hasFocus = false, onCancel, onSend }: Props) {
  const say = useTranslate()
  const id = useId()
  const input = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useDraftText(draft, initial)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const mentions = useMentions({ place, input, text, setText })
  const left = commentSigns - [...text.trim()].length
  useEffect(() => {
    if (hasFocus) input.current?.focus()
  }, [hasFocus])

  const submit = async () => {
    if (isBusy) return
    setIsBusy(true)
    const refused = await onSend(text, mentions.picked())
    setIsBusy(false)
    setRefusal(refused)
    if (refused) return input.current?.focus()
    setText(initial)
  }

  return (
    <div className="estu-comments__box">
      <label htmlFor={id}>{label}</label>
      <textarea
        {...mentions.inputProps}
        ref={input}
        id={id}
        rows={3}
        value={text}
        aria-describedby={`${id}-told`}
        aria-invalid={refusal !== null}
        readOnly={isBusy}
        onChange={(event) => {
          setText(event.target.value)
          mentions.look(event.target)
        }}
        onKeyDown={(event) => {
          if (mentions.onKey(event)) return
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          void submit()
        }}
      />
      <MentionList mentions={mentions} />
      <p id={`${id}-told`} className="estu-comments__told" role="status">
        {refusal}
        {!refusal && left < 0 && say(`Лишних знаков: ${-left}`, `Артық таңба: ${-left}`)}
        {!refusal && left >= 0 && left < 200 && say(`Осталось знаков: ${left}`, `Қалған таңба: ${left}`)}
      </p>
      <p className="estu-comments__row">
        <button
          type="button"
          className={`${button} btn--style-primary`}
          disabled={isBusy}
          onClick={() => void submit()}
        >
          {send}
        </button>
        {onCancel && (
          <button type="button" className={`${button} btn--style-secondary`} onClick={onCancel}>
            {say('Отмена', 'Болдырмау')}
          </button>
        )}
      </p>
    </div>
  )
}
