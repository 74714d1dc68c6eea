'use client'

import { useAllFormFields, useForm, useFormModified, useFormProcessing } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react'
import { type Changes, hasOtherValues, type TypingFormat } from './changed-fields.ts'

export type TypedChanges = {
  /** The form as it is now. */
  fields: () => FormState
  /** The form as the server has confirmed it. */
  confirmed: () => FormState
  /** What differs from what the server has confirmed. */
  list: () => Changes
  any: () => boolean
  /** The server has confirmed this state of the form. */
  confirm: (saved: FormState) => void
  /** What comes next was typed, though no key was pressed. */
  touch: () => void
}

type Events = {
  onTyped: () => void
  /** Saved by a button of the form. */
  onSaved: () => void
  /** A button of the form tried to save and could not. */
  onFailed: () => void
}

/** Follows what is typed into a form and what of it the server has confirmed. */
export function useChanges(updatedAt: string | null, format: TypingFormat, events: Events): TypedChanges {
  const [fields] = useAllFormFields()
  const modified = useFormModified()
  const processing = useFormProcessing()
  const { setModified } = useForm()
  const current = useRef(fields)
  const confirmed = useRef(fields)
  const touched = useRef(false)

  const changes = useMemo<TypedChanges>(() => {
    const list = () => (touched.current ? format.changed(confirmed.current, current.current) : {})
    const any = () => Object.keys(list()).length > 0
    const confirm = (saved: FormState) => {
      confirmed.current = saved
      if (any()) return
      touched.current = false
      confirmed.current = current.current
      setModified(false)
    }
    const touch = () => {
      touched.current = true
    }
    return { fields: () => current.current, confirmed: () => confirmed.current, list, any, confirm, touch }
  }, [format, setModified])

  const observe = useEffectEvent(() => {
    const before = current.current
    const isFirst = modified && !touched.current
    current.current = fields
    if (modified) touched.current = true
    // Nobody has typed yet: what changes is what the server or an editor's own clean-up has put there.
    if (!touched.current) confirmed.current = fields
    else if (isFirst || hasOtherValues(before, fields)) events.onTyped()
  })
  // What is observed, and what tells of a save further down, are the dependencies, not what the functions read.
  useLayoutEffect(() => observe(), [fields, modified])

  const noticeSave = useEffectEvent(() => {
    if (modified || !touched.current) return
    touched.current = false
    confirmed.current = current.current
    events.onSaved()
  })
  useEffect(() => noticeSave(), [updatedAt])

  // Trap: the form forgets that it was modified on any answer, a refusal too; its Save button would then stay disabled.
  const noticeFailure = useEffectEvent(() => {
    if (processing || !changes.any()) return
    setModified(true)
    events.onFailed()
  })
  const wasProcessing = useRef(false)
  useEffect(() => {
    if (wasProcessing.current && !processing) noticeFailure()
    wasProcessing.current = processing
  }, [processing])

  return changes
}
