'use client'

import { useEffect, useEffectEvent } from 'react'

/** For forms that are saved by a button: looks again when the network goes, comes back, or somebody returns to the page. */
export function useConnectionWatch(hasChanges: (() => boolean) | null, look: () => void) {
  const lookIfNeeded = useEffectEvent(() => {
    if (hasChanges?.()) look()
  })
  useEffect(() => {
    const run = () => lookIfNeeded()
    const events = ['offline', 'online', 'focus']
    for (const event of events) window.addEventListener(event, run)
    return () => {
      for (const event of events) window.removeEventListener(event, run)
    }
  }, [])
}
