import type { Locale } from '@estu/domain/locale/locales'
import { api } from '@/lib/api-client'

export type CartCard = { id: string; path: string; title: string }

const isText = (value: unknown): value is string => typeof value === 'string'
const isCard = (value: unknown): value is CartCard => {
  const { id, path, title } = (value ?? {}) as Partial<CartCard>
  return isText(id) && isText(path) && isText(title)
}

/** What the lines of a cart's cookie are called. The worker keeps the answer. @throws when there is none. */
export async function fetchCartCards(locale: Locale, cart: string): Promise<CartCard[]> {
  const cards = await api<unknown>(`/api/cards/${locale}`, { query: { cart } })
  return Array.isArray(cards) ? cards.filter(isCard) : []
}
