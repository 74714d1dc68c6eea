'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { followIntent } from '@/lib/intent/follow-intent'
import { followLinks } from '@/lib/intent/follow-links'

let follows = false

/** Opens pages within this document, and has them asked for as soon as somebody is about to open them. */
export function Intent() {
  const { push } = useRouter()
  useEffect(() => {
    // For as long as the document lives: pages come and go within it.
    if (follows) return
    follows = true
    followIntent()
    followLinks(push)
  }, [push])
  return null
}
