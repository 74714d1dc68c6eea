'use client'

import { sessionKey } from '@estu/domain/accounts/session-key'
import { renewalDelay } from '@estu/domain/accounts/session-timer'
import { useEffect } from 'react'
import { keepFavouritesInStep, leaveAccountFavourites } from '@/lib/favourites/sync-favourites'
import { fetchSession, storeSession } from '@/lib/session/stored-session'

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
    let isGone = false
    let stopSync = () => {}
    const leave = () => location.replace(signInHref)
    const renew = async () => {
      try {
        const session = await fetchSession()
        storeSession(session)
        failures = 0
        timer = setTimeout(renew, renewalDelay(expiryOf(session.jwt), Date.now(), 0))
        return session.user.id
      } catch (error) {
        if ((error as { status?: number }).status === 401) {
          storeSession(null)
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
