'use client'

import { useEffect, useRef } from 'react'
import { playSamples } from './browser/play-samples'

/** Puts one button in place of each player of its section; without it the players stay. */
export function ListeningScript() {
  const here = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const section = here.current?.parentElement
    if (!section) return
    const gone = new AbortController()
    playSamples(section, gone.signal)
    return () => gone.abort()
  }, [])
  return <span ref={here} hidden />
}
