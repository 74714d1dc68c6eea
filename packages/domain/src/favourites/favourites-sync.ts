import { type FavouriteItem, slugOf } from './favourites.ts'

/** Where the browser remembers what it last agreed on with whose account. */
export const syncedKey = 'favorites_synced'

/**
 * Of each product the marks that hold it, named by the change set that made them. Whoever unmarks a product takes back
 * the marks they have seen; one made elsewhere in the meantime stays. (An observed-remove set.)
 */
export type Marks = { [slug: string]: string[] }

/** What one browser did to its list, sent under one key until it is answered: the account applies a key once. */
export type FavouriteChanges = { key: string; added: FavouriteItem[]; removed: Marks }

/** A list with the marks that hold it: the account's, or what a browser takes the account's to be. */
export type MarkedList = { items: FavouriteItem[]; marks: Marks }

/** The account's list; `revision` grows with every change set, `applied` are the keys of those taken in last. */
export type AccountFavourites = MarkedList & { revision: number; applied: string[] }

/** The mark of what was stored before marks had names. */
const unnamed = 'unnamed'

/** The marks of these products; those that have none get the one without a name. */
export const marksOfSlugs = (slugs: readonly string[], known: Marks = {}): Marks =>
  Object.fromEntries(slugs.map((slug) => [slug, (Object.hasOwn(known, slug) && known[slug]) || [unnamed]]))

export const marksOf = (items: readonly FavouriteItem[], known?: Marks): Marks => marksOfSlugs(items.map(slugOf), known)
