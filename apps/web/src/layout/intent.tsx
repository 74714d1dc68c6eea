'use client'

import { useEffect } from 'react'
import { followIntent } from '@/lib/intent/follow-intent'

let follows = false

/** Has pages asked for as soon as somebody is about to open them. */
export function Intent() {
  useEffect(() => {
    // For as long as the document lives: pages come and go within it.
    if (!follows) followIntent()
    follows = true
  }, [])
  return null
}
