'use client'

import { useEffect, useRef } from 'react'

/** The field of the form where the cursor was last, as the form names it: what one speaks of first. */
export function useEnteredField() {
  const entered = useRef<string | null>(null)
  useEffect(() => {
    const note = (event: FocusEvent) => {
      const field = event.target instanceof Element ? event.target.closest('form [id^="field-"]') : null
      if (field) entered.current = field.id.slice('field-'.length).replaceAll('__', '.')
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  return entered
}
