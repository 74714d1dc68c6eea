'use client'

import { mostCompared, toggleCompared } from '@estu/domain/compare/compared-list'
import { useState } from 'react'
import { readCompared, saveCompared, useCompared } from '@/lib/compare-store'

export type CompareWords = { tick: string; full: string }

type Props = {
  slug: string
  /** What is ticked, by its name: «Compare: …». */
  label: string
  words: CompareWords
  /** The comparison of this device alone: where a page without script leads. */
  href: string
}

/** Ticks a device for comparison, or takes the tick back; a link until the page is alive. */
export function CompareToggle({ slug, label, words, href }: Props) {
  const compared = useCompared()
  const [isRefused, setRefused] = useState(false)
  if (!compared)
    return (
      <a className="tick" href={href} aria-label={label}>
        {words.tick}
      </a>
    )
  const toggle = () => {
    const after = toggleCompared(readCompared(), slug)
    setRefused(!after)
    if (after) saveCompared(after)
  }
  return (
    <>
      <button type="button" className="tick" aria-pressed={compared.includes(slug)} aria-label={label} onClick={toggle}>
        {words.tick}
      </button>
      <span className="tick__full" role="status">
        {isRefused && compared.length === mostCompared && words.full}
      </span>
    </>
  )
}
