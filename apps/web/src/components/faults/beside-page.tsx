'use client'

import { catchError, type ErrorInfo } from 'next/error'
import { useEffect } from 'react'

/**
 * Around what only happens beside a page, as keeping drafts or telling of the worker does: where that fails, the page
 * stays as it is without it.
 */
export const BesidePage = catchError((_, { error }: ErrorInfo) => <Missing error={error} />)

function Missing({ error }: Pick<ErrorInfo, 'error'>) {
  useEffect(() => {
    console.error(error)
  }, [error])
  return null
}
