'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import { type AnalyticsIds, analyticsConsentKey, startAnalytics, trackPageView } from '@/lib/analytics/analytics'

type Words = { text: string; agree: string; refuse: string; change: string; title: string }
type Props = { counters: AnalyticsIds; words: Words }
type Decision = 'yes' | 'no' | null

/**
 * Asks before anything is counted. Both answers weigh the same, nothing is loaded until one agrees, and the answer can
 * be changed at any time. Rendered only where the operator configured a service.
 */
export function AnalyticsConsent({ counters, words }: Props) {
  const [decision, setDecision] = useState<Decision>(null)
  const [open, setOpen] = useState(false)
  const path = usePathname()
  useEffect(() => {
    const kept = read()
    setDecision(kept)
    setOpen(kept === null)
  }, [])
  useEffect(() => {
    if (decision !== 'yes' || !path) return
    startAnalytics(counters)
    trackPageView(counters)
  }, [decision, path, counters])
  const decide = (next: 'yes' | 'no') => {
    keep(next)
    setOpen(false)
    // What already runs can only be stopped by leaving its page.
    if (decision === 'yes' && next === 'no') location.reload()
    setDecision(next)
  }
  if (!open) {
    return (
      <button type="button" className="btn btn--quiet btn--s" onClick={() => setOpen(true)}>
        {words.change}
      </button>
    )
  }
  return (
    <section className="notice counting" aria-label={words.title}>
      <p>{words.text}</p>
      <p className="btns">
        <button type="button" className="btn btn--secondary" onClick={() => decide('no')}>
          {words.refuse}
        </button>
        <button type="button" className="btn btn--secondary" onClick={() => decide('yes')}>
          {words.agree}
        </button>
      </p>
    </section>
  )
}

function read(): Decision {
  try {
    const kept = localStorage.getItem(analyticsConsentKey)
    return kept === 'yes' || kept === 'no' ? kept : null
  } catch {
    return 'no'
  }
}

function keep(decision: 'yes' | 'no'): void {
  try {
    localStorage.setItem(analyticsConsentKey, decision)
  } catch {
    // Where storage is refused the question comes again, and nothing is counted meanwhile.
  }
}
