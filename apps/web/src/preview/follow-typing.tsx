'use client'

import type { Locale } from '@estu/domain/locale/locales'
import { useEffect } from 'react'
import { followForm } from './browser/follow-form'

/** Shows what is typed into the form around as it is typed, and leads from a part of the page to its field. */
export function FollowTyping({ cmsUrl, locale }: { cmsUrl: string; locale: Locale }) {
  useEffect(() => followForm({ cmsUrl, locale }), [cmsUrl, locale])
  return null
}
