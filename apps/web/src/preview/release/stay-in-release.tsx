'use client'

import { useEffect } from 'react'
import { keepInRelease } from './keep-in-release'

/** From page to page, somebody who looks at a release stays in its preview. */
export function StayInRelease() {
  useEffect(() => keepInRelease(), [])
  return null
}
