import type { ProductCollection } from '@estu/domain/catalogue/collections'
import type { Locale } from '@estu/domain/locale/locales'
import type { PictureData } from '@estu/ui/components/pictures/picture'
import { api } from '@/lib/api-client'

export type FavouriteCard = {
  id: string
  section: ProductCollection
  slug: string
  path: string
  title: string
  summary: string
  price: string
  priceKzt: number | null
  picture: PictureData | null
  /** What can be done about it at once. */
  next: 'cart' | 'book' | null
}

/** The present state of products by their addresses, joined by commas. @throws when there is no answer. */
export async function fetchCards(locale: Locale, slugs: string): Promise<FavouriteCard[]> {
  return api<FavouriteCard[]>(`/api/cards/${locale}`, { query: { slugs } })
}
