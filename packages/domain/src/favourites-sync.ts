import { type FavouriteItem, mergeFavourites } from './favourites.ts'

/** Where the browser remembers which list of whose account it last agreed with. */
export const syncedKey = 'favorites_synced'

export type Synced = { user: string; slugs: string[] }
export type FavouriteChanges = { added: FavouriteItem[]; removed: string[] }

const slugOf = ({ product }: FavouriteItem) => product.attributes.slug

/**
 * What this browser changed since it last agreed with the account. Sent instead of the list itself, so that what was
 * taken out on another device does not come back from this one.
 */
export function changesSince(items: readonly FavouriteItem[], base: readonly string[]): FavouriteChanges {
  const now = new Set(items.map(slugOf))
  return {
    added: items.filter((item) => !base.includes(slugOf(item))),
    removed: base.filter((slug) => !now.has(slug)),
  }
}

/** The account's list with a browser's changes. */
export function withChanges(stored: readonly FavouriteItem[], { added, removed }: FavouriteChanges): FavouriteItem[] {
  const kept = stored.filter((item) => !removed.includes(slugOf(item)))
  return mergeFavourites(kept, added)
}

/** What the browser stored about its last agreement with this account; nothing for another's or a damaged one. */
export function syncedWith(raw: string | null, user: string): string[] {
  try {
    const stored = JSON.parse(raw ?? 'null') as Partial<Synced> | null
    if (stored?.user !== user || !Array.isArray(stored.slugs)) return []
    return stored.slugs.filter((slug) => typeof slug === 'string')
  } catch {
    return []
  }
}

export const syncedNow = (user: string, items: readonly FavouriteItem[]): string =>
  JSON.stringify({ user, slugs: items.map(slugOf) } satisfies Synced)
