'use client'

import { sessionKey } from '@estu/domain/accounts/session-key'
import { useEffect } from 'react'

/** Brings the browser's favourites and the account's into step, where a session is known. */
export function FavouritesSync() {
  useEffect(() => {
    const user = storedUser()
    if (!user) return
    let isGone = false
    let stop = () => {}
    // Most visitors have no account: the work of two lists is fetched only by those who do.
    import('@/lib/favourites/sync-favourites').then(
      ({ keepFavouritesInStep }) => {
        if (!isGone) stop = keepFavouritesInStep(user)
      },
      (error: unknown) => console.warn('favourites: the account is brought into step by a later page', error),
    )
    return () => {
      isGone = true
      stop()
    }
  }, [])
  return null
}

/** Who this browser believes is signed in; the server knows. */
function storedUser(): string | null {
  try {
    const id: unknown = JSON.parse(localStorage.getItem(sessionKey) ?? 'null')?.user?.id
    return typeof id === 'string' ? id : null
  } catch {
    return null
  }
}
