'use client'

import { Icon } from '@estu/ui/components/icon'
import { useCartPieces } from '@/lib/cart/use-cart-pieces'

/** Marks a card whose product is in the cart with its count, and leads there. */
export function InCartMark({ id, href, words }: { id: string; href: string; words: string }) {
  const pieces = useCartPieces(id)
  if (pieces === 0) return null
  return (
    <p className="card__in">
      <a className="in-cart" href={href}>
        <Icon name="check" small />
        {words.replace('{count}', String(pieces))}
      </a>
    </p>
  )
}
