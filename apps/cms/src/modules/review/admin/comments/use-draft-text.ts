'use client'

import { useAuth } from '@payloadcms/ui'
import { useState } from 'react'

/** A comment that is not sent yet outlives a reload, in its tab and for its writer. */
export function useDraftText(name: string, initial: string) {
  const { user } = useAuth()
  const key = `comment:${user?.id ?? ''}:${name}`
  const [text, setText] = useState(() => read(key) ?? initial)
  const put = (typed: string) => {
    setText(typed)
    keep(key, typed === initial ? null : typed)
  }
  return [text, put] as const
}

/** Where the browser keeps nothing for pages, nothing is kept. */
function read(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key)
  } catch {
    return null
  }
}

function keep(key: string, text: string | null): void {
  try {
    if (text === null) window.sessionStorage.removeItem(key)
    else window.sessionStorage.setItem(key, text)
  } catch {
    // Too much of it, or forbidden: it stays on the screen.
  }
}
