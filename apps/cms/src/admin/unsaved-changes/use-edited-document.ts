'use client'

import { useAuth, useConfig, useDocumentInfo, useLocale, useTranslation } from '@payloadcms/ui'
import { formatAdminURL, hasAutosaveEnabled } from 'payload/shared'
import { useMemo, useState } from 'react'
import type { TypedOver } from '../../fields/typed-over/typed-over.ts'
import { byFields, type Changes, type TypingFormat } from './changed-fields.ts'
import type { CopyPlace } from './local-copy/local-copies.ts'
import { type SaveAnswer, type SaveTarget, sendChanges } from './send-changes.ts'

export type EditedDocument = {
  place: CopyPlace
  format: TypingFormat
  /** Saves what was typed; with an answer that is to be taken into the form where it holds a document. */
  send: (changes: Changes, over?: TypedOver) => Promise<SaveAnswer>
  /** Puts what was kept back into the form; by default the form is made anew with it. */
  restore?: (changes: Changes) => void
  /** What the form calls the pieces of the typing; by default the labels of fields. */
  namesOf?: (pieces: readonly string[]) => string[]
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
    const target: SaveTarget = { url, language, owner: place.owner }
    const send = (changes: Changes, over?: TypedOver) => sendChanges(changes, target, over)
    return { place, format: byFields, send, isAutosaved, updatedAt }
  }, [apiRoute, isAutosaved, language, place, updatedAt])
}
