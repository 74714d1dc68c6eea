import { z } from 'zod'
import { onlyNeeded, withChanges } from './apply-changes.ts'
import type { FavouriteItem } from './favourites.ts'
import { type AccountFavourites, type FavouriteChanges, marksOf } from './favourites-sync.ts'

const accountSync = z.object({
  revision: z.number().int(),
  marks: z.record(z.string(), z.array(z.string())),
  applied: z.array(z.string()),
})

/** What is kept beside the list itself. */
type AccountSync = z.infer<typeof accountSync>

/** As it was stored; null where there is none yet. */
export const readAccountSync = (stored: unknown): AccountSync | null => accountSync.safeParse(stored).data ?? null

/** A change set whose answer got lost comes again; hardly ever after so many others of the same account. */
const maxApplied = 50

/** The stored parts together; a list that was stored before there were marks has them from now on. */
export const accountFavourites = (items: FavouriteItem[], sync: AccountSync | null): AccountFavourites => ({
  items,
  marks: marksOf(items, sync?.marks),
  revision: sync?.revision ?? 0,
  applied: sync?.applied ?? [],
})

/** Takes in what a browser did; each change set once, however often it is sent. */
export function applyChanges(account: AccountFavourites, changes: FavouriteChanges): AccountFavourites {
  if (account.applied.includes(changes.key)) return account
  return {
    ...withChanges(account, { ...changes, added: changes.added.map(onlyNeeded) }),
    revision: account.revision + 1,
    applied: [...account.applied, changes.key].slice(-maxApplied),
  }
}
