import { useEffect, useRef } from 'react'

/** What knows its keys itself: a field, and the accessibility panel with all that is in it. */
const ownKeys = 'input, select, textarea, [popover]'

/**
 * Keys of the whole page while a screen is shown. Esc stops the sound wherever the focus is, and still closes what is
 * open.
 * @param onKey whether the key was of use to it
 */
export function useKeys(onKey: (key: string, event: KeyboardEvent) => boolean): void {
  const latest = useRef(onKey)
  latest.current = onKey
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { key, target } = event
      if (event.repeat || event.ctrlKey || event.altKey || event.metaKey) return
      if (key !== 'Escape' && target instanceof Element && target.closest(ownKeys)) return
      if (latest.current(key, event) && key !== 'Escape') event.preventDefault()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
