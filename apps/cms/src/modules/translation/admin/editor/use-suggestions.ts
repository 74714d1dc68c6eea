'use client'

import type { Term } from '@estu/domain/text/terms'
import { useEffect, useState } from 'react'
import type { SimilarSegment } from '../../memory/find-similar.ts'

export type Suggestions = { similar: SimilarSegment[]; terms: Term[] }

const nothing: Suggestions = { similar: [], terms: [] }

/** What the memory and the glossary offer for a text, asked once its row is worked in. */
export function useSuggestions(text: string, to: string, isAsked: boolean): Suggestions {
  const [found, setFound] = useState(nothing)
  useEffect(() => {
    if (!isAsked || text === '') return
    const controller = new AbortController()
    void ask(text, to, controller.signal).then((answer) => {
      if (!controller.signal.aborted) setFound(answer)
    })
    return () => controller.abort()
  }, [text, to, isAsked])
  return found
}

/** Without an answer nothing is offered, and the work goes on. */
async function ask(text: string, to: string, signal: AbortSignal): Promise<Suggestions> {
  try {
    const response = await fetch('/api/translation/suggest', {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ to, text }),
      signal,
    })
    return response.ok ? await response.json() : nothing
  } catch {
    return nothing
  }
}
