'use client'

import { signedInCookie } from '@estu/domain/accounts/session-key'
import { useEffect } from 'react'

/** Looks whether somebody has just signed in, and fetches what keeps their session only then. Stands on every page. */
export function FreshSession() {
  useEffect(() => {
    if (!document.cookie.split('; ').includes(`${signedInCookie}=1`)) return
    import('@/lib/session/begin-session').then(
      ({ beginSession }) => beginSession(),
      (error: unknown) => console.warn('session: it is stored by a later page', error),
    )
  }, [])
  return null
}
