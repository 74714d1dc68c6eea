'use client'

import { useFavourites } from '@/lib/favourites/favourites-store'

/** How many products are marked; nothing until the browser's storage has been read. */
export function FavouritesCount() {
  const count = useFavourites((state) => state.items.length)
  return count > 0 ? <span className="count">{count}</span> : null
}
