'use client'

import { useEffect, useEffectEvent, useRef } from 'react'
import type { ChangeSaver } from './saver/change-saver.ts'
import { canBeSentOnLeaving } from './send-changes.ts'
import type { TypedChanges } from './use-changes.ts'

/** Publishing and calling a text ready speak of the saved document: they cannot go on without what was typed. */
const needsSaved = '#publish-check, #review-ready'

/** Other buttons that read or replace the saved document: they wait for an attempt to save, and then fail by themselves. */
const waiting = '#action-save-draft, .popup-button-list [id^="action-"]'

/** What leads away from the form: the languages of the document too. */
function leadsAway(clicked: Element, event: MouseEvent): boolean {
  if (clicked.querySelector('[data-locale]')) return true
  if (!(clicked instanceof HTMLAnchorElement) || !clicked.href) return false
  if (clicked.target === '_blank' || clicked.hasAttribute('download')) return false
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false
  const [to, here] = [new URL(clicked.href), new URL(window.location.href)]
  return to.origin !== here.origin || to.pathname !== here.pathname || to.search !== here.search
}

type Guarded = {
  isAutosaved: boolean
  saver: { current: ChangeSaver | null }
  changes: TypedChanges
  /** Cannot be saved now; `go` leaves all the same. */
  ask: (go: () => void) => void
}

/** How long somebody who leaves waits for the save before being asked. */
const patienceMs = 5000

const saved = async (saver: ChangeSaver | null): Promise<boolean> => (await saver?.flush()) ?? false

const savedSoon = (saver: ChangeSaver | null): Promise<boolean> =>
  Promise.race([saved(saver), new Promise<boolean>((resolve) => setTimeout(() => resolve(false), patienceMs))])

/** Saves before the form is left, and asks when that is not possible. */
export function useLeaveGuard({ isAutosaved, saver, changes, ask }: Guarded) {
  const passing = useRef<Element | null>(null)

  const follow = (clicked: HTMLElement) => {
    passing.current = clicked
    clicked.click()
    passing.current = null
  }

  const onClick = useEffectEvent((event: MouseEvent) => {
    const clicked = event.target instanceof Element ? event.target.closest<HTMLElement>('a, button') : null
    if (!clicked || clicked === passing.current || !isAutosaved || !changes.any()) return
    const away = leadsAway(clicked, event)
    const mustBeSaved = clicked.matches(needsSaved)
    if (!away && !mustBeSaved && !clicked.matches(waiting)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    // Who publishes stays here: a press that a slow save outlives is not lost.
    const outcome = mustBeSaved ? saved(saver.current) : savedSoon(saver.current)
    void outcome.then((isSaved) => {
      if (!isSaved && away) ask(() => follow(clicked))
      else if (isSaved || !mustBeSaved) follow(clicked)
    })
  })

  // Payload's own warning stands before forms that are saved by a button.
  const onBeforeUnload = useEffectEvent((event: BeforeUnloadEvent) => {
    if (!isAutosaved) return
    const typed = changes.list()
    if (Object.keys(typed).length === 0) return
    if (saver.current?.isInTrouble || !canBeSentOnLeaving(typed)) event.preventDefault()
  })

  useEffect(() => {
    const click = (event: MouseEvent) => onClick(event)
    const unload = (event: BeforeUnloadEvent) => onBeforeUnload(event)
    document.addEventListener('click', click, true)
    window.addEventListener('beforeunload', unload)
    return () => {
      document.removeEventListener('click', click, true)
      window.removeEventListener('beforeunload', unload)
    }
  }, [])
}
