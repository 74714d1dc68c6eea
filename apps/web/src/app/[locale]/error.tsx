'use client'

import { localisePath, splitLocalePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { useEffect } from 'react'

/** A fault in the browser leads to the error page in the language of the address. */
export default function PageError({ error }: { error: Error }) {
  useEffect(() => {
    console.error(error)
    location.assign(localisePath(splitLocalePath(location.pathname).locale, routes.error.path))
  }, [error])
  return null
}
