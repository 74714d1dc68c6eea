'use client'

import { localisePath, splitLocalePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { useEffect } from 'react'

const triedKey = 'estu:reloaded'

/**
 * A part of a page that cannot be had: the network went, or a newer build took its place. The address itself is asked
 * for then, which finds the newer page or the one that is kept; once, so that what stays broken is said to be.
 */
function tryAgain({ name }: Error): boolean {
  if (name !== 'ChunkLoadError') return false
  try {
    if (sessionStorage.getItem(triedKey) === location.href) return false
    sessionStorage.setItem(triedKey, location.href)
  } catch {
    return false
  }
  location.reload()
  return true
}

/** A fault in the browser leads to the error page in the language of the address. */
export default function PageError({ error }: { error: Error }) {
  useEffect(() => {
    console.error(error)
    if (tryAgain(error)) return
    location.assign(localisePath(splitLocalePath(location.pathname).locale, routes.error.path))
  }, [error])
  return null
}
