'use client'

import { useEffect, useRef } from 'react'
import { advanceOnTap } from './advance-on-tap'

/** Says that a tap on an answer goes on, and makes it so; without scripts neither is there. */
export function TapAdvance({ hint }: { hint: string }) {
  const here = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const form = here.current?.closest('form')
    if (!form) return
    const gone = new AbortController()
    advanceOnTap(form, gone.signal)
    return () => gone.abort()
  }, [])
  return (
    <p ref={here} className="muted fnd__tap">
      {hint}
    </p>
  )
}
