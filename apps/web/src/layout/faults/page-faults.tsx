'use client'

import { localisePath, splitLocalePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { catchError, type ErrorInfo } from 'next/error'
import { useEffect } from 'react'

/*
 * What follows when a page cannot be shown in the browser. In one module of the layout: as Next's own files each would
 * be one more script of every page.
 */

const triedKey = 'estu:reloaded'

/** A fault in the browser leads to the error page in the language of the address. */
export const PageFaults = catchError((_, { error }: ErrorInfo) => <LeadAway error={error} />)

function LeadAway({ error }: Pick<ErrorInfo, 'error'>) {
  useEffect(() => {
    console.error(error)
    if (tryAgain(error)) return
    const { locale, path } = splitLocalePath(location.pathname)
    // What fails there too would lead from the error page to the error page for ever.
    if (path !== routes.error.path) location.assign(localisePath(locale, routes.error.path))
  }, [error])
  return <a href="/">{typeof location === 'undefined' ? '/' : location.host}</a>
}

/**
 * A part of a page that cannot be had: the network went, or a newer build took its place. The address itself is asked
 * for then, which finds the newer page or the one that is kept; once, so that what stays broken is said to be.
 */
function tryAgain(error: unknown): boolean {
  if (!(error instanceof Error) || error.name !== 'ChunkLoadError') return false
  try {
    if (sessionStorage.getItem(triedKey) === location.href) return false
    sessionStorage.setItem(triedKey, location.href)
  } catch {
    return false
  }
  location.reload()
  return true
}

/** Nothing is there, as client navigation finds: the server's own page has the menu and the words, so it is asked for. */
export function AskServer() {
  useEffect(() => {
    const { pathname } = location
    if (splitLocalePath(pathname).path !== '/not-found-page') location.replace(pathname + location.search)
  }, [])
  return null
}
