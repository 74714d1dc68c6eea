'use client'

import type { Locale } from '@estu/domain/locale/locales'
import { useEffect, useState } from 'react'
import { type FavouriteCard, fetchCards } from './fetch-cards'

/** Products as they are today; null until they are known. */
export type Cards = FavouriteCard[] | null | 'failed'

export function useCards(locale: Locale, slugs: string[]): Cards {
  const [cards, setCards] = useState<Cards>(null)
  const key = slugs.join(',')
  useEffect(() => {
    if (!key) return
    let current = true
    fetchCards(locale, key)
      .then((found) => current && setCards(found))
      .catch(() => current && setCards('failed'))
    return () => {
      current = false
    }
  }, [locale, key])
  return cards
}
