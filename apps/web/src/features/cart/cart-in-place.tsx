'use client'

import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { colourKey, findLine } from '@estu/domain/orders/cart'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useTransition } from 'react'
import { readCart, writeCart } from '@/lib/cart/browser-cart'
import { cartHref } from '@/lib/cart/cart-href'
import { changeLines, fieldsOf } from '@/lib/cart/change-cart'

/**
 * Changes the cart without a new document: the cookie at once, then what the page says of it. What only the server can
 * answer, and everything while there is no network, is sent as the plain forms that they are.
 */
export function CartInPlace({ locale }: { locale: Locale }) {
  const router = useRouter()
  const here = useRef<HTMLSpanElement>(null)
  const [isPending, startTransition] = useTransition()
  const hasChanged = useRef(false)

  useEffect(() => {
    const page = here.current?.parentElement
    if (!page) return
    const change = (event: SubmitEvent) => {
      const href = changedBy(event.target as HTMLFormElement)
      if (href === null) return
      event.preventDefault()
      hasChanged.current = true
      startTransition(() => {
        router.replace(localisePath(locale, href), { scroll: false })
        router.refresh()
      })
    }
    page.addEventListener('submit', change)
    page.addEventListener('change', sendTyped)
    return () => {
      page.removeEventListener('submit', change)
      page.removeEventListener('change', sendTyped)
    }
  }, [router, locale])

  useEffect(() => {
    const page = here.current?.parentElement
    page?.toggleAttribute('aria-busy', isPending)
    if (isPending || !hasChanged.current) return
    hasChanged.current = false
    // A field that was typed in keeps what was typed, whatever its line has by now.
    for (const field of page?.querySelectorAll<HTMLInputElement>('.step__number') ?? [])
      field.value = field.defaultValue
    // What had the focus may have gone with its line.
    if (document.activeElement === document.body) page?.querySelector('h1')?.focus()
  }, [isPending])

  return <span ref={here} hidden />
}

/** @returns the cart's address after what a form asks for, or null where the form has to be sent. */
function changedBy(form: HTMLFormElement): string | null {
  const fields = fieldsOf(form)
  const before = readCart()
  const lines = changeLines(before, fields)
  if (!lines || !navigator.onLine || !writeCart(lines)) return null
  const key = { id: fields.get('product') ?? '', colour: colourKey(fields.get('colour')) }
  return cartHref(fields.get('quantity') === '0' ? findLine(before, key) : undefined)
}

/** A number counts once its field is left: the button that sends it is for browsers without a script. */
function sendTyped({ target }: Event): void {
  if (target instanceof HTMLInputElement && target.name === 'quantity') target.form?.requestSubmit()
}
