'use client'

import { sessionKey } from '@estu/domain/accounts/session-key'
import { renewalDelay, requestTimeout } from '@estu/domain/accounts/session-timer'
import { useEffect } from 'react'
import { api } from '@/lib/api-client'
import { keepFavouritesInStep, leaveAccountFavourites } from '@/lib/favourites/sync-favourites'

type Stored = { jwt: string; user: { id: string } }
type Props = { signInHref: string }

/** Only the browser's own code reads it: a storage that is full or forbidden ends no session. */
function remember(session: Stored | null): void {
  try {
    if (session) localStorage.setItem(sessionKey, JSON.stringify(session))
    else localStorage.removeItem(sessionKey)
  } catch {
    // The page goes on by its cookie.
  }
}

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
    let isGone = false
    let stopSync = () => {}
    const leave = () => location.replace(signInHref)
    const renew = async () => {
      try {
        const timeout = requestTimeout({ online: navigator.onLine, mobile: /Mobi/.test(navigator.userAgent) })
        const session = await api<Stored>('/api/session', { timeout })
        remember(session)
        failures = 0
        timer = setTimeout(renew, renewalDelay(expiryOf(session.jwt), Date.now(), 0))
        return session.user.id
      } catch (error) {
        if ((error as { status?: number }).status === 401) {
          remember(null)
          leaveAccountFavourites()
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
    void renew().then((user) => {
      if (user && !isGone) stopSync = keepFavouritesInStep(user)
    })
    return () => {
      isGone = true
      stopSync()
      clearTimeout(timer)
      removeEventListener('storage', follow)
    }
  }, [signInHref])
  return null
}
