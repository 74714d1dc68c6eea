'use client'

import { sessionKey } from '@estu/domain/accounts/session-key'
import { useEffect } from 'react'
import { keepFavouritesInStep } from '@/lib/sync-favourites'

/** Brings the browser's favourites and the account's into step, where a session is known. */
export function FavouritesSync() {
  useEffect(() => {
    const user = storedUser()
    return user ? keepFavouritesInStep(user) : undefined
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
