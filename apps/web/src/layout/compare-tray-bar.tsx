'use client'

import { saveCompared, useCompared } from '@/lib/compare-store'
import { useRootMark } from '@/lib/use-root-mark'

export type TrayProps = {
  /** The comparison's page in this language. */
  href: string
  /** `counts` says how many are chosen, one first; `addSecond` leads on from one, with which there is nothing to compare. */
  words: { label: string; counts: readonly string[]; addSecond: string; go: string; clear: string }
}

/** How many devices are ticked, and what can be done with them. */
export function CompareTrayBar({ href, words }: TrayProps) {
  const compared = useCompared() ?? []
  useRootMark('tray')
  return (
    <section className="tray" aria-label={words.label}>
      <div className="page">
        <p role="status">{words.counts[compared.length - 1]}</p>
        <button type="button" className="btn btn--quiet btn--s" onClick={() => saveCompared([])}>
          {words.clear}
        </button>
        <a className="btn btn--secondary btn--s" href={`${href}?${compared.map((slug) => `d=${slug}`).join('&')}`}>
          {compared.length > 1 ? words.go : words.addSecond}
        </a>
      </div>
    </section>
  )
}
