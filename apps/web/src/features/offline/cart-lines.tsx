'use client'

import { type Locale, localisePath } from '@estu/domain/locale/locales'
import type { CartLine } from '@estu/domain/orders/cart'
import { lineName } from '@estu/domain/orders/cart'
import { useEffect, useState } from 'react'
import { cartText, readCart } from '@/lib/cart/browser-cart'
import { type CartCard, fetchCartCards } from './cart-cards'

type Words = Record<'cartEmpty' | 'pieces' | 'unknown', string>

/** What lies in the cart, by the names it had when the cart was last seen. No prices: they may have moved. */
export function CartLines({ locale, words }: { locale: Locale; words: Words }) {
  const [lines, setLines] = useState<CartLine[] | null>(null)
  const [cards, setCards] = useState<CartCard[]>([])
  useEffect(() => {
    setLines(readCart())
    const cart = cartText()
    if (cart) fetchCartCards(locale, cart).then(setCards, () => setCards([]))
  }, [locale])
  if (!lines) return null
  if (lines.length === 0) return <p>{words.cartEmpty}</p>
  return (
    <ul className="rows" role="list">
      {lines.map((line) => {
        const card = cards.find(({ id }) => id === line.id)
        return (
          <li key={lineName(line)} className="row row--kept">
            {card ? (
              <a className="strong tap" href={localisePath(locale, card.path)}>
                {card.title}
              </a>
            ) : (
              <span>{words.unknown}</span>
            )}
            <span className="num">{words.pieces.replace('{count}', String(line.quantity))}</span>
          </li>
        )
      })}
    </ul>
  )
}
