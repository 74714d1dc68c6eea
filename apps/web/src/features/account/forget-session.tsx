'use client'

import { sessionKey } from '@estu/domain/accounts/session-key'
import { useEffect } from 'react'
import { forgetAccountFavourites, leaveAccountFavourites } from '@/lib/favourites/sync-favourites'
import { forgetDrafts } from '@/lib/form-drafts/draft-storage'
import { forgetAnswers } from '@/lib/visits/screener-storage'

type Props = { isDeleted?: boolean }

/** After signing out, or deleting the account: the browser forgets, and every other tab of the account hears it. */
export function ForgetSession({ isDeleted = false }: Props) {
  useEffect(() => {
    if (isDeleted) forgetAccountFavourites()
    else leaveAccountFavourites()
    forgetDrafts()
    forgetAnswers()
    try {
      localStorage.removeItem(sessionKey)
    } catch {
      // Nothing was kept where storage is refused.
    }
  }, [isDeleted])
  return null
}
