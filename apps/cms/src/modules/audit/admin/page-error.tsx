'use client'

import { useEffect } from 'react'
import { BrokenPage } from '../../../admin/broken-page.tsx'
import { unavailableDigest } from '../unavailable-words.ts'
import { Unaudited } from './unaudited.tsx'

/** A page that could not be written into the log says so; of every other fault there is no more to say than that. */
export function PageError({ error }: { error: Error & { digest?: string } }) {
  useEffect(() => console.error(error), [error])
  return error.digest === unavailableDigest ? <Unaudited /> : <BrokenPage />
}
