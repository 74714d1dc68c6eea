'use client'

import { useTranslation } from '@payloadcms/ui'
import { useEffect } from 'react'

/**
 * Loads the page anew where it came without a new document, as after signing in: the parts that run in the browser would
 * still speak the language of the page before.
 * @param language in which the server wrote this page.
 */
export function InOwnLanguage({ language }: { language: string }) {
  const { i18n } = useTranslation()
  useEffect(() => {
    if (i18n.language !== language) window.location.reload()
  }, [i18n.language, language])
  return null
}
