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
    if (!root) return
    const go = (href: string, from?: number) => {
      keepPlace(root, from)
      start(() => router.push(href, { scroll: false }))
    }
    const byChoice = ({ target }: Event) => {
      const form = (target as HTMLInputElement).form
      if (form) go(addressOf(form))
    }
    const byButton = (event: SubmitEvent) => {
      event.preventDefault()
      root.querySelector<HTMLElement>(':popover-open')?.hidePopover()
      go(addressOf(event.target as HTMLFormElement))
    }
    const byLink = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('[data-stay], [data-append]')
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      const { append } = link.dataset
      go(append ?? link.href, append ? root.querySelector('.cards, .posts')?.childElementCount : undefined)
    }
    root.addEventListener('change', byChoice)
    root.addEventListener('submit', byButton)
    root.addEventListener('click', byLink)
    return () => {
      root.removeEventListener('change', byChoice)
      root.removeEventListener('submit', byButton)
      root.removeEventListener('click', byLink)
    }
  }, [router])

  return (
    <p ref={own} role="status" tabIndex={-1} data-busy={pending || undefined}>
      {pending ? busy : children}
    </p>
  )
}
