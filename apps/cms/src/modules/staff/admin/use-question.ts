'use client'

import { useCallback, useRef, useState } from 'react'

/** Asks one thing at a time over the screen: whoever asks meanwhile waits for the same answer. */
export function useQuestion() {
  const [isAsking, setIsAsking] = useState(false)
  const asked = useRef<{ promise: Promise<boolean>; settle: (answer: boolean) => void } | null>(null)

  const ask = useCallback((): Promise<boolean> => {
    if (asked.current) return asked.current.promise
    let settle = (_answer: boolean) => {}
    const promise = new Promise<boolean>((resolve) => {
      settle = resolve
    })
    asked.current = { promise, settle }
    setIsAsking(true)
    return promise
  }, [])

  const settle = useCallback((answer: boolean): void => {
    asked.current?.settle(answer)
    asked.current = null
    setIsAsking(false)
  }, [])

  return { ask, settle, isAsking }
}
