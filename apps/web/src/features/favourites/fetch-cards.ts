import type { Locale } from '@estu/domain/locale'

export type FavouriteCard = {
  slug: string
  path: string
  title: string
  summary: string
  price: string
  image: string | null
}

/** The present state of products by their addresses, joined by commas. @throws when there is no answer. */
export async function fetchCards(locale: Locale, slugs: string): Promise<FavouriteCard[]> {
  const response = await fetch(`/api/cards/${locale}?slugs=${encodeURIComponent(slugs)}`)
  if (!response.ok) throw new Error(`cards: ${response.status}`)
  return response.json()
}
