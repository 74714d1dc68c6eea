'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useLayoutEffect, useRef, useTransition } from 'react'
import { addressOf } from './address-of'
import { keepPlace, restorePlace, showChosen } from './list-place'

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
  const shown = useRef(false)

  // Before anything is painted: the plain list and a narrowed one are two pages, and both are kept by the framework.
  useLayoutEffect(() => {
    const root = own.current?.closest<HTMLElement>('.lst')
    if (!root || pending) return
    const moved = restorePlace(root)
    // What was ticked before the script came is still to be answered; it stays as it is.
    if (moved || shown.current) showChosen(root)
    shown.current = true
  }, [state, pending])

  useLayoutEffect(() => {
    const root = own.current?.closest<HTMLElement>('.lst')
    // The first form of a listing is its filters; cards may have forms of their own.
    const form = root?.querySelector('form')
    if (!root || !form) return
    // As a link, so that whoever watches links on this site hears of it: what was chosen may tell of somebody's health.
    const follow = () => {
      const link = document.createElement('a')
      link.href = addressOf(form)
      link.dataset.stay = ''
      root.append(link)
      link.click()
      link.remove()
    }
    const byChoice = ({ target }: Event) => {
      if ((target as HTMLInputElement).form === form) follow()
    }
    const bySending = (event: Event) => {
      if (event.target !== form) return
      event.preventDefault()
      root.querySelector<HTMLElement>(':popover-open')?.hidePopover()
      follow()
    }
    const byLink = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('[data-stay], [data-append]')
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      const { append } = link.dataset
      keepPlace(root, append ? root.querySelector('.cards, .posts')?.childElementCount : 0)
      start(() => router.push(append ?? link.href, { scroll: false }))
    }
    const leave = new AbortController()
    root.addEventListener('change', byChoice, leave)
    root.addEventListener('submit', bySending, leave)
    root.addEventListener('click', byLink, leave)
    return () => leave.abort()
  }, [router])

  return (
    <p ref={own} role="status" tabIndex={-1} data-busy={pending || undefined}>
      {pending ? busy : children}
    </p>
  )
}
