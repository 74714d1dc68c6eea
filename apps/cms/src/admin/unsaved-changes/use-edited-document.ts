'use client'

import { useAuth, useConfig, useDocumentInfo, useLocale, useTranslation } from '@payloadcms/ui'
import { formatAdminURL, hasAutosaveEnabled } from 'payload/shared'
import { useMemo, useState } from 'react'
import type { CopyPlace } from './local-copy/local-copies.ts'
import type { SaveTarget } from './send-changes.ts'

export type EditedDocument = {
  place: CopyPlace
  target: SaveTarget
  /** Whether changes are saved as a draft by themselves; else only when somebody presses a button. */
  isAutosaved: boolean
  updatedAt: string | null
}

/** Which document the form shows, in which language, and whose typing it holds. */
export function useEditedDocument(): EditedDocument {
  const { id, collectionSlug, globalSlug, docConfig, data, hasSavePermission, isTrashed } = useDocumentInfo()
  const { code: locale } = useLocale()
  const { user } = useAuth()
  const { i18n } = useTranslation()
  const { config } = useConfig()
  // A session may end while the form is open: what is typed stays that person's.
  const [owner] = useState(String(user?.id ?? ''))
  const apiRoute = config.routes.api
  const language = i18n.language
  const document = globalSlug ? `globals/${globalSlug}` : `${collectionSlug}/${id ?? 'new'}`
  const place = useMemo(() => ({ owner, document, locale }), [owner, document, locale])
  const isAutosaved = Boolean(id && hasSavePermission && !isTrashed && docConfig && hasAutosaveEnabled(docConfig))
  const updatedAt = typeof data?.updatedAt === 'string' ? data.updatedAt : null
  return useMemo(() => {
    const query = `?autosave=true&draft=true&depth=0&fallback-locale=null&locale=${place.locale}`
    const url = formatAdminURL({ apiRoute, path: `/${place.document}${query}` })
    return { place, target: { url, language, owner: place.owner }, isAutosaved, updatedAt }
  }, [apiRoute, isAutosaved, language, place, updatedAt])
}
