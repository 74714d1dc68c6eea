import { sessionKey } from '@estu/domain/accounts/session-key'
import { renewalDelay } from '@estu/domain/accounts/session-timer'
import { acceptAnswer, followAccount, forgetAccount, leaveAccount } from '@estu/domain/favourites/account-in-step'
import type { AccountFavourites, FavouriteChanges } from '@estu/domain/favourites/favourites-sync'
import { api } from '../api-client'
import { type FavouritesStore, favouritesStore } from './favourites-store'

/** Brings changes to the account, or asks for its list alone. @throws when there is no answer. */
type Exchange = (user: string, changes: FavouriteChanges | null) => Promise<AccountFavourites>

/** Not `randomUUID`, which is missing where a site is served without https. */
const makeKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** What a person can change while an answer is under way is little: more rounds than this would be a fault. */
const mostRounds = 20

/**
 * Brings this browser's favourites and the account's into step: one change set at a time, each under a key that it
 * keeps until it is answered, so that a lost answer is asked for again and nothing is done twice.
 * @throws when the account cannot be reached; the rest waits in the store.
 */
export async function syncFavourites(store: FavouritesStore, user: string, exchange: Exchange): Promise<void> {
  const { replace } = store.getState()
  for (let round = 0; round < mostRounds; round++) {
    const { agreement } = replace((stored) => followAccount(stored, user, makeKey))
    const [changes = null] = agreement?.unsent ?? []
    const answer = await exchange(user, changes)
    const after = replace((stored) => acceptAnswer(stored, { user, answer, makeKey }))
    const { agreement: reached } = after
    if (reached?.user !== user || reached.signedOut || reached.unsent.length === 0) return
  }
}

const exchangeWithAccount: Exchange = (user, changes) =>
  api<AccountFavourites>('/api/favourites', { method: 'POST', body: { user, changes } })

/** @returns whether there is nothing to try again: the account was reached, or it is not the one signed in. */
async function syncWithAccount(user: string): Promise<boolean> {
  try {
    await syncFavourites(favouritesStore, user, exchangeWithAccount)
    return true
  } catch (error) {
    console.warn('favourites: the account could not be reached', error)
    const { status = 0 } = error as { status?: number }
    return status === 401 || status === 409
  }
}

/** Syncs now, and again until the account was reached or the session has ended in some tab. @returns how to stop that. */
export function keepFavouritesInStep(user: string): () => void {
  let timer: ReturnType<typeof setTimeout>
  let failures = 0
  let isStopped = false
  const attempt = async () => {
    clearTimeout(timer)
    const isDone = await syncWithAccount(user)
    if (isDone) failures = 0
    if (isDone || isStopped) return
    failures += 1
    timer = setTimeout(attempt, renewalDelay(0, Date.now(), failures))
  }
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === sessionKey && newValue === null) stop()
  }
  const stop = () => {
    isStopped = true
    clearTimeout(timer)
    removeEventListener('online', attempt)
    removeEventListener('storage', follow)
  }
  addEventListener('online', attempt)
  addEventListener('storage', follow)
  void attempt()
  return stop
}

/** After signing out. */
export const leaveAccountFavourites = () =>
  favouritesStore.getState().replace((stored) => leaveAccount(stored, makeKey))

/** After the account was deleted. */
export const forgetAccountFavourites = () => favouritesStore.getState().replace(forgetAccount)
