'use client'

import { favouritesKey } from '@estu/domain/favourites'
import { useEffect, useState } from 'react'

/** Sends the browser's favourites along with a form, so that they join the account's. */
export function FavouritesField() {
  const [stored, setStored] = useState('')
  useEffect(() => {
    try {
      setStored(localStorage.getItem(favouritesKey) ?? '')
    } catch {
      // A browser that refuses storage has no list to send.
    }
  }, [])
  return <input type="hidden" name="favourites" value={stored} />
}
