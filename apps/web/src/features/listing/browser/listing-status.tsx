'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useLayoutEffect, useRef, useTransition } from 'react'
import { answerChoices } from './answer-choices'
import { restorePlace, showChosen } from './list-place'

type Props = {
  /** What the page shows; another one means that the list has changed. */
  state: string
  /** Said while the list is on its way. */
  busy: string
  children: ReactNode
}

/**
 * How many items there are, announced when it changes; and, once there is a script, what makes each choice answer at
 * once. Everything around it works without.
 */
export function ListingStatus({ state, busy, children }: Props) {
  const router = useRouter()
  const [pending, start] = useTransition()
  const own = useRef<HTMLParagraphElement>(null)
  const alive = useRef(false)

  // Before anything is painted: the plain list and a narrowed one are two pages, of which the one not shown is kept.
  useLayoutEffect(() => {
    const root = own.current?.closest<HTMLElement>('.lst')
    if (!root || pending) return
    const moved = restorePlace(root)
    // What was ticked before the script came is still to be answered; it stays as it is.
    if (moved || alive.current) showChosen(root)
    if (!alive.current) answerChoices(root, (href) => start(() => router.push(href, { scroll: false })))
    alive.current = true
  }, [state, pending, router])

  return (
    <p ref={own} role="status" tabIndex={-1} data-busy={pending || undefined}>
      {pending ? busy : children}
    </p>
  )
}
