import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * Goes to an address as soon as there is a network: without one the browser would put its own page of failure in place
 * of the list. Of several addresses the last counts. `follow` is told whether it was waited for.
 */
export function useGoOnline(follow: (href: string, isLate: boolean) => void) {
  const [waiting, setWaiting] = useState<string | null>(null)
  const latest = useRef(follow)
  useEffect(() => {
    latest.current = follow
  })

  useEffect(() => {
    if (waiting === null) return
    const leave = () => {
      setWaiting(null)
      latest.current(waiting, true)
    }
    window.addEventListener('online', leave)
    return () => window.removeEventListener('online', leave)
  }, [waiting])

  const go = useCallback((href: string) => {
    setWaiting(navigator.onLine ? null : href)
    if (navigator.onLine) latest.current(href, false)
  }, [])
  return { isWaiting: waiting !== null, go }
}
