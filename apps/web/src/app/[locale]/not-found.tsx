'use client'

import { splitLocalePath } from '@estu/domain/locale/locales'
import { useEffect } from 'react'

/** Reached by client navigation only: the server's own page has the menu and the words, so it is asked for. */
export default function NotFound() {
  useEffect(() => {
    const { pathname } = location
    if (splitLocalePath(pathname).path !== '/not-found-page') location.replace(pathname + location.search)
  }, [])
  return null
}
