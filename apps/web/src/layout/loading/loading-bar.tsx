'use client'

import { loadingBar } from '@estu/domain/routing/loading-bar'
import { usePathname } from 'next/navigation'
import { Suspense, useEffect, useState } from 'react'

type Phase = 'idle' | 'running' | 'done'

/** Trap: each page has a bar of its own, so what one page began is ended by the bar of the next. */
const underWay: { isShown: boolean; waiting?: ReturnType<typeof setTimeout> } = { isShown: false }

/** A thin line that shows that the next page is on its way, with the specification's times. */
export const LoadingBar = ({ label }: { label: string }) => (
  <Suspense fallback={null}>
    <Bar label={label} />
  </Suspense>
)

function Bar({ label }: { label: string }) {
  const pathname = usePathname()
  const [phase, setPhase] = useState<Phase>('idle')

  useEffect(() => {
    const begin = (event: MouseEvent) => {
      if (!leadsElsewhere(event)) return
      clearTimeout(underWay.waiting)
      underWay.waiting = setTimeout(() => {
        underWay.isShown = true
        setPhase('running')
      }, loadingBar.throttleMs)
    }
    document.addEventListener('click', begin)
    return () => document.removeEventListener('click', begin)
  }, [])
  useEffect(() => {
    clearTimeout(underWay.waiting)
    setPhase(underWay.isShown ? 'done' : 'idle')
    underWay.isShown = false
    const rest = setTimeout(() => setPhase('idle'), loadingBar.hideDelayMs + loadingBar.resetDelayMs)
    return () => clearTimeout(rest)
  }, [pathname])

  // While nothing is on its way there is no style in the markup, which the page's policy would refuse.
  const style = phase === 'idle' ? undefined : stylesOf[phase]
  return (
    <div
      className={phase === 'idle' ? 'loading' : 'loading is-on'}
      role="progressbar"
      aria-label={label}
      aria-hidden={phase === 'idle'}
    >
      <i style={style} />
    </div>
  )
}

const stylesOf = {
  running: { transform: 'scaleX(0.9)', transition: `transform ${loadingBar.durationMs}ms` },
  done: { transform: 'scaleX(1)', transition: 'none' },
} as const

function leadsElsewhere(event: MouseEvent): boolean {
  if (event.defaultPrevented && !(event.target instanceof Element)) return false
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return false
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target || isFile(link) || link.origin !== location.origin) return false
  return link.pathname !== location.pathname
}

/** What is saved or shown beside the page, `calendar.ics`: no other page is on its way. */
const isFile = (link: HTMLAnchorElement) => link.hasAttribute('download') || /\.\w{2,4}$/.test(link.pathname)
