import { useEffect } from 'react'

/**
 * Says on the root element that something is on the page, for what stands elsewhere to make room. Trap: `html:has(…)`
 * would say the same, and have the browser style the whole page again at every change of it.
 */
export function useRootMark(name: 'tray' | 'dock' | 'toast'): void {
  useEffect(() => {
    const { dataset } = document.documentElement
    dataset[name] = ''
    return () => {
      delete dataset[name]
    }
  }, [name])
}
