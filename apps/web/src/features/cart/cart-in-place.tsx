'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useTransition } from 'react'
import { readCart, writeCart } from '@/lib/cart/browser-cart'
import { changeLines, fieldsOf } from '@/lib/cart/change-cart'

/**
 * Changes the cart without a new document: the cookie at once, then what the page says of it. What only the server can
 * answer, and everything while there is no network, is sent as the plain forms that they are.
 */
export function CartInPlace() {
  const router = useRouter()
  const here = useRef<HTMLSpanElement>(null)
  const [isPending, startTransition] = useTransition()
  const hasChanged = useRef(false)

  useEffect(() => {
    const page = here.current?.parentElement
    if (!page) return
    const change = (event: SubmitEvent) => {
      const lines = changeLines(readCart(), fieldsOf(event.target as HTMLFormElement))
      if (!lines || !navigator.onLine || !writeCart(lines)) return
      event.preventDefault()
      hasChanged.current = true
      startTransition(() => router.refresh())
    }
    page.addEventListener('submit', change)
    return () => page.removeEventListener('submit', change)
  }, [router])

  useEffect(() => {
    here.current?.parentElement?.toggleAttribute('aria-busy', isPending)
    if (isPending || !hasChanged.current) return
    hasChanged.current = false
    // What had the focus may have gone with its line.
    if (document.activeElement === document.body) here.current?.parentElement?.querySelector('h1')?.focus()
  }, [isPending])

  return <span ref={here} hidden />
}
