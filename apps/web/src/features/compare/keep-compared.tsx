'use client'

import { useEffect } from 'react'
import { readCompared, saveCompared } from '@/lib/compare-store'

type Props = {
  slugs: readonly string[]
  /** The address names no devices: the ones ticked in this browser are meant. */
  isBlank: boolean
  /** The comparison's page in this language. */
  href: string
}

/** The address is the truth: what it names, and is published at all, is what this browser has ticked from then on. */
export function KeepCompared({ slugs, isBlank, href }: Props) {
  const key = slugs.join(' ')
  useEffect(() => {
    if (!isBlank) {
      saveCompared(key ? key.split(' ') : [])
      return
    }
    const ticked = readCompared()
    if (ticked.length > 0) location.replace(`${href}?${ticked.map((slug) => `d=${slug}`).join('&')}`)
  }, [key, isBlank, href])
  return null
}
