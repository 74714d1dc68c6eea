'use client'

import { sessionKey } from '@estu/domain/session-key'
import { useEffect } from 'react'

/** After signing out: the browser forgets, and every other tab of the account hears it. */
export function ForgetSession() {
  useEffect(() => {
    try {
      localStorage.removeItem(sessionKey)
    } catch {
      // Nothing was kept where storage is refused.
    }
  }, [])
  return null
}
