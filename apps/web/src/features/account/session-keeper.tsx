'use client'

import { type FavouriteItem, favouritesKey, parseFavourites, serialiseFavourites } from '@estu/domain/favourites'
import { changesSince, syncedKey, syncedNow, syncedWith } from '@estu/domain/favourites-sync'
import { sessionKey } from '@estu/domain/session-key'
import { renewalDelay, requestTimeout } from '@estu/domain/session-timer'
import { useEffect } from 'react'
import { api } from '@/lib/api-client'

type Stored = { jwt: string; user: { id: string } }
type Props = { signInHref: string }

const expiryOf = (jwt: string): number => {
  try {
    return JSON.parse(atob((jwt.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))).exp * 1000
  } catch {
    return 0
  }
}

/**
 * Stands on the account's pages: keeps `session` fresh in the browser's storage, brings its favourites into the
 * account, and leaves the page in every tab once the session has ended.
 */
export function SessionKeeper({ signInHref }: Props) {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    let failures = 0
    const leave = () => location.replace(signInHref)
    const renew = async () => {
      try {
        const timeout = requestTimeout({ online: navigator.onLine, mobile: /Mobi/.test(navigator.userAgent) })
        const session = await api<Stored>('/api/session', { timeout })
        localStorage.setItem(sessionKey, JSON.stringify(session))
        failures = 0
        timer = setTimeout(renew, renewalDelay(expiryOf(session.jwt), Date.now(), 0))
        return session.user.id
      } catch (error) {
        if ((error as { status?: number }).status === 401) {
          localStorage.removeItem(sessionKey)
          leave()
          return null
        }
        failures += 1
        timer = setTimeout(renew, renewalDelay(0, Date.now(), failures))
        return null
      }
    }
    const follow = (event: StorageEvent) => {
      if (event.key === sessionKey && event.newValue === null) leave()
    }
    addEventListener('storage', follow)
    void renew().then((user) => (user ? syncFavourites(user) : undefined))
    return () => {
      clearTimeout(timer)
      removeEventListener('storage', follow)
    }
  }, [signInHref])
  return null
}

async function syncFavourites(user: string): Promise<void> {
  const { items } = parseFavourites(localStorage.getItem(favouritesKey))
  try {
    const base = syncedWith(localStorage.getItem(syncedKey), user)
    const joined = await api<FavouriteItem[]>('/api/favourites', { method: 'POST', body: changesSince(items, base) })
    localStorage.setItem(favouritesKey, serialiseFavourites(joined))
    localStorage.setItem(syncedKey, syncedNow(user, joined))
  } catch (error) {
    console.warn('favourites: the account could not be reached', error)
  }
}
