import { useEffect } from 'react'

const fields = 'main :is(input, textarea, select)'

/** Says on the root element that somebody types or chooses: nothing is to lie over that. */
export function useTypingMark(): void {
  useEffect(() => {
    const root = document.documentElement
    const gone = new AbortController()
    const follow = () => root.toggleAttribute('data-typing', document.activeElement?.matches(fields) ?? false)
    follow()
    document.addEventListener('focusin', follow, { signal: gone.signal })
    document.addEventListener('focusout', follow, { signal: gone.signal })
    return () => {
      gone.abort()
      root.removeAttribute('data-typing')
    }
  }, [])
}
