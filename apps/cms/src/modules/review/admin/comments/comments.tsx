'use client'

import { useForm } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { rowPathIn } from '../../../../admin/fields/row-paths.ts'
import { useTranslate } from '../../../../admin/use-translate.ts'
import type { LanguageOf } from '../../review-address.ts'
import { CommentsPanel } from './comments-panel.tsx'
import { useComments } from './use-comments.ts'
import { useEnteredField } from './use-entered-field.ts'

/** What asks from elsewhere in the form for the comments on a field. */
const asked = 'estu-comments'

/** @param formPath the field, as the form names it. */
export const askForComments = (formPath: string) => window.dispatchEvent(new CustomEvent(asked, { detail: formPath }))

/** The button among a document's controls, and the panel that it opens beside the form. */
export function Comments({ place }: { place: LanguageOf }) {
  const say = useTranslate()
  const { getFields } = useForm()
  const entered = useEnteredField()
  const comments = useComments(place)
  const opener = useRef<HTMLElement | null>(null)
  const [field, setField] = useState<string | null | 'closed'>('closed')
  const [isLinked, setIsLinked] = useState(false)
  const count = Object.values(comments.page?.open ?? {}).reduce((sum, one) => sum + one, 0)
  const isOpen = field !== 'closed'

  const open = (formPath: string | null) => {
    setIsLinked(false)
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
    setField(formPath === null ? null : rowPathIn(getFields(), formPath))
    void comments.look()
  }
  const close = () => {
    setField('closed')
    opener.current?.focus()
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || !event.altKey || event.code !== 'KeyM') return
    event.preventDefault()
    open(entered.current)
  })
  const onAsked = useEffectEvent((event: Event) => open(String((event as CustomEvent).detail)))
  useEffect(() => {
    const key = (event: KeyboardEvent) => onKey(event)
    const ask = (event: Event) => onAsked(event)
    document.addEventListener('keydown', key)
    window.addEventListener(asked, ask)
    return () => {
      document.removeEventListener('keydown', key)
      window.removeEventListener(asked, ask)
    }
  }, [])
  // A letter leads to a thread.
  useEffect(() => {
    if (!new URLSearchParams(window.location.search).has('comment')) return
    setIsLinked(true)
    setField(null)
  }, [])

  return (
    <>
      <button
        type="button"
        id="review-comments"
        className="btn btn--style-secondary btn--size-medium"
        aria-expanded={isOpen}
        title="Ctrl Alt M"
        onClick={() => (isOpen ? close() : open(entered.current))}
      >
        {say('Комментарии', 'Пікірлер')}
        {count > 0 && ` (${count})`}
      </button>
      {isOpen &&
        createPortal(
          <CommentsPanel
            place={place}
            comments={comments}
            field={field}
            hasFocus={!isLinked}
            onField={setField}
            onClose={close}
          />,
          document.body,
        )}
    </>
  )
}
