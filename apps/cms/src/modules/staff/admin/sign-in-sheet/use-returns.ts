'use client'

import { useEffect, useEffectEvent } from 'react'

const events = ['focus', 'online'] as const

/** Runs whenever somebody comes back to the page, or the network does. */
export function useReturns(isWanted: boolean, onReturn: () => void): void {
  const run = useEffectEvent(onReturn)
  useEffect(() => {
    if (!isWanted) return
    const listen = () => run()
    for (const event of events) window.addEventListener(event, listen)
    return () => {
      for (const event of events) window.removeEventListener(event, listen)
    }
  }, [isWanted])
}
