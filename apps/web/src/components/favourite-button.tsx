'use client'

import { type FavouriteProduct, isFavourite } from '@estu/domain/favourites/favourites'
import { Icon } from '@estu/ui/components/icon'
import { useFavourites } from '@/lib/favourites/favourites-store'

type Props = {
  product: FavouriteProduct
  categoryPath: string
  words: { add: string; remove: string }
  className: string
}

/** The heart: marks a product or takes the mark back. The list lives in the browser: without scripts there is no heart (ADR 0011). */
export function FavouriteButton({ product, categoryPath, words, className }: Props) {
  const marked = useFavourites((state) => isFavourite(state.items, product))
  const toggle = useFavourites((state) => state.toggle)
  return (
    <button
      type="button"
      className={`${className} scripted`}
      aria-pressed={marked}
      aria-label={marked ? words.remove : words.add}
      onClick={() => toggle({ product, categoryPath })}
    >
      <Icon name="heart" />
    </button>
  )
}
