import { type FavouriteItem, slugOf, toggleFavourite } from './favourites.ts'
import type { FavouriteChanges, Marks } from './favourites-sync.ts'

/** What a browser and an account last agreed on. */
export type Agreement = {
  user: string
  /** Of the account's list that was received last. */
  revision: number
  /** What the account holds once everything unsent has arrived there. */
  marks: Marks
  /** Taken out and marked anew since: a new mark, though the product was there before. */
  remarked: string[]
  /** Perhaps sent, not yet answered; the oldest first. */
  unsent: FavouriteChanges[]
  /** The owner left; what is marked from now on is the next person's. */
  signedOut: boolean
}

/** Changes of an account that another one followed on this browser; sent when their owner signs in again. */
export type LeftBehind = Pick<Agreement, 'user' | 'unsent'>

export type BrowserFavourites = { items: FavouriteItem[]; agreement: Agreement | null; left: LeftBehind[] }

/** Marks a product or takes the mark back. */
export function toggleInBrowser(state: BrowserFavourites, toggled: FavouriteItem): BrowserFavourites {
  const { agreement } = state
  const items = toggleFavourite(state.items, toggled)
  const slug = slugOf(toggled)
  const isMarked = items.some((item) => slugOf(item) === slug)
  if (!agreement || !isMarked || !Object.hasOwn(agreement.marks, slug)) return { ...state, items }
  return { ...state, items, agreement: { ...agreement, remarked: [...new Set([...agreement.remarked, slug])] } }
}

/** The list was lost: what it held is still the account's. */
export const withoutBase = (state: BrowserFavourites): BrowserFavourites =>
  state.agreement ? { ...state, agreement: { ...state.agreement, revision: 0, marks: {}, remarked: [] } } : state
