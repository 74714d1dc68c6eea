'use client'

import { type ReactNode, type RefObject, useRef } from 'react'
import { ownEnter } from '../../../admin/fields/own-enter.ts'

type Props = {
  /** The words of the button that sends it, and its id where a page has one. */
  label: string
  buttonId?: string
  busy: boolean
  onSend: (fields: HTMLElement) => void
  /** The first field is found by it. */
  fields?: RefObject<HTMLDivElement | null>
  children: ReactNode
  /** What stands beside the button and under the form. */
  beside?: ReactNode
  below?: ReactNode
}

/**
 * Some fields and a button inside the form of a document. Trap: a form within a form is none.
 */
export function SmallForm({ label, buttonId, busy, onSend, fields, children, beside, below }: Props) {
  const own = useRef<HTMLDivElement>(null)
  const box = fields ?? own
  const send = () => box.current && onSend(box.current)
  return (
    <div ref={box} role="group" className="estu-schedule__form" onKeyDown={ownEnter(() => !busy && send())}>
      {children}
      <p className="estu-publish__buttons">
        <button
          type="button"
          id={buttonId}
          className="btn btn--style-primary btn--size-medium"
          disabled={busy}
          onClick={send}
        >
          {label}
        </button>
        {beside}
      </p>
      {below}
    </div>
  )
}
