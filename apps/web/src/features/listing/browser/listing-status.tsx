'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useLayoutEffect, useRef, useTransition } from 'react'
import { answerChoices } from './answer-choices'
import { keepPlace, restorePlace, showChosen } from './list-place'
import { useGoOnline } from './use-go-online'

type Props = {
  /** What the page shows; another one means that the list has changed. */
  state: string
  /** Said while the list is on its way. */
  busy: string
  /** Said while there is no network to ask for another list. */
  offline: string
  children: ReactNode
}

/**
 * How many items there are, announced when it changes; and, once there is a script, what makes each choice answer at
 * once. Everything around it works without.
 */
export function ListingStatus({ state, busy, offline, children }: Props) {
  const router = useRouter()
  const [pending, start] = useTransition()
  const own = useRef<HTMLParagraphElement>(null)
  const alive = useRef(false)
  const { isWaiting, go } = useGoOnline((href, isLate) => {
    const root = rootOf(own.current)
    // While the network was away a reader may have gone on, or shut the sheet.
    if (isLate && root) keepPlace(root)
    start(() => router.push(href, { scroll: false }))
  })

  // Before anything is painted: the plain list and a narrowed one are two pages, of which the one not shown is kept.
  useLayoutEffect(() => {
    const root = rootOf(own.current)
    if (!root || pending) return
    const moved = restorePlace(root)
    // What was ticked before the script came is still to be answered; it stays as it is.
    if (moved || alive.current) showChosen(root)
    if (!alive.current) answerChoices(root, go)
    alive.current = true
  }, [state, pending, go])

  return (
    <p ref={own} role="status" tabIndex={-1} data-busy={pending || undefined}>
      {isWaiting ? offline : pending ? busy : children}
    </p>
  )
}

const rootOf = (status: HTMLElement | null) => status?.closest<HTMLElement>('.lst')
