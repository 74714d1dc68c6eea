import type { Locale } from '@estu/domain/locale/locales'
import { useEffect, useRef, useState } from 'react'
import { api } from '@/lib/api-client'
import type { Suggestions } from '@/lib/suggestions'

/** Long enough to let a fast typist finish a word, too short to be noticed. */
const pauseMs = 120

/**
 * What fits the words in the field, asked for after each pause; an answer that comes after the next letter is dropped,
 * and where there is none the field stays what it was.
 * @returns the suggestions, or null; and a way to put them away, those on their way too, until the next letter.
 */
export function useSuggestions(input: HTMLInputElement, locale: Locale): [Suggestions | null, () => void] {
  const [answer, setAnswer] = useState<Suggestions | null>(null)
  const stop = useRef(() => {})
  useEffect(() => {
    let asking = new AbortController()
    let pause: ReturnType<typeof setTimeout>
    stop.current = () => {
      clearTimeout(pause)
      asking.abort()
    }
    const ask = (query: string, { signal }: AbortController) =>
      api<Suggestions>('/api/suggest', { query: { l: locale, q: query }, signal, retry: 0 }).then(
        (found) => signal.aborted || setAnswer(found),
        () => signal.aborted || setAnswer(null),
      )
    const onInput = () => {
      stop.current()
      asking = new AbortController()
      const query = input.value.trim()
      if (query) pause = setTimeout(ask, pauseMs, query, asking)
      else setAnswer(null)
    }
    // What was typed while this very code was on its way.
    if (input.value !== input.defaultValue) onInput()
    input.addEventListener('input', onInput)
    return () => {
      stop.current()
      input.removeEventListener('input', onInput)
    }
  }, [input, locale])
  const putAway = () => {
    stop.current()
    setAnswer(null)
  }
  return [answer, putAway]
}
