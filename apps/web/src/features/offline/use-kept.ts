'use client'

import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { countPieces } from '@estu/domain/orders/cart'
import { routes } from '@estu/domain/routing/routes'
import { useEffect, useState } from 'react'
import { readCart } from '@/lib/cart/browser-cart'
import { useFavourites } from '@/lib/favourites/favourites-store'
import { type KeptPage, keptOn, listKeptPages } from './kept-pages'

export type Kept = {
  count: number
  latest: KeptPage[]
  favourites: number
  cart: number
  branchesOn: Date | null
}

const mostListed = 6
const nothing = { count: 0, latest: [] }

/** What this browser keeps; null until that is known. What cannot be read counts as nothing. */
export function useKept(locale: Locale): Kept | null {
  const [kept, setKept] = useState<Omit<Kept, 'favourites'> | null>(null)
  const favourites = useFavourites(({ items }) => items.length)
  useEffect(() => {
    const branches = localisePath(locale, routes.branches.path)
    const read = async () => {
      const pages = await listKeptPages(mostListed).catch(() => nothing)
      const branchesOn = await keptOn(branches).catch(() => null)
      setKept({ ...pages, branchesOn, cart: countPieces(readCart()) })
    }
    void read()
  }, [locale])
  return kept && { ...kept, favourites }
}
