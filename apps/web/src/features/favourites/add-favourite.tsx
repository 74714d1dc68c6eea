'use client'

import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { type FormEvent, useEffect, useRef } from 'react'
import { readCart, writeCart } from '@/lib/cart/browser-cart'
import { changeLines, fieldsOf } from '@/lib/cart/change-cart'
import { useCartPieces } from '@/lib/cart/use-cart-pieces'
import type { FavouriteCard } from './fetch-cards'

type Props = { locale: Locale; card: FavouriteCard; words: Record<'add' | 'inCart', string> }

/** Puts a marked product into the cart; once it is there, how many and the way to it stand in the button's place. */
export function AddFavourite({ locale, card, words }: Props) {
  const count = useCartPieces(card.id)
  const link = useRef<HTMLAnchorElement>(null)
  const wasAdded = useRef(false)
  const cart = localisePath(locale, routes.cart.path)
  useEffect(() => {
    if (count > 0 && wasAdded.current) link.current?.focus()
  }, [count])
  const add = (event: FormEvent<HTMLFormElement>) => {
    const lines = changeLines(readCart(), fieldsOf(event.currentTarget))
    // Where the cart cannot take it, the page that the form leads to says why.
    if (!lines) return
    wasAdded.current = true
    if (writeCart(lines)) event.preventDefault()
  }
  if (count > 0)
    return (
      <a className="in-cart" href={cart} ref={link}>
        {words.inCart.replace('{count}', String(count))}
      </a>
    )
  return (
    <form method="post" action={cart} onSubmit={add}>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="section" value={card.section} />
      <input type="hidden" name="product" value={card.id} />
      {card.priceKzt !== null && <input type="hidden" name="seen" value={card.priceKzt} />}
      <button className="btn btn--secondary btn--s" type="submit" aria-label={`${words.add}: ${card.title}`}>
        {words.add}
      </button>
    </form>
  )
}
