'use client'

import {
  useDocumentDrawerContext,
  useDocumentEvents,
  useDocumentInfo,
  useForm,
  useLivePreviewContext,
  useServerFunctions,
} from '@payloadcms/ui'
import type { FormState } from 'payload'
import { deepCopyObjectSimpleWithoutReactComponents } from 'payload/shared'
import { useRef } from 'react'
import { previewLink } from '../../modules/publishing/admin/preview-link.ts'
import { keepTyped } from './keep-typed.ts'
import { withFieldsOf } from './overtaken/use-overtaken.ts'
import type { SavedDocument } from './send-changes.ts'

/**
 * Takes what the server made of a save (a slug, cleaned text) into the form, and tells the preview, the versions and
 * an outer form of it: what Payload's own form does after a save, see ADR 0015.
 */
export function useMergeSaved(current: () => FormState) {
  const info = useDocumentInfo()
  const { dispatchFields } = useForm()
  const { getFormState } = useServerFunctions()
  const { reportUpdate } = useDocumentEvents()
  const { drawerSlug, onSave } = useDocumentDrawerContext()
  const preview = useLivePreviewContext()
  const latest = useRef<AbortController | null>(null)

  /** @param left fields that were not saved, and stay as they are typed */
  return async (doc: SavedDocument, sent: FormState, left: readonly string[]) => {
    latest.current?.abort()
    const controller = new AbortController()
    latest.current = controller
    const { id, collectionSlug } = info
    if (!id || !collectionSlug) return
    const updatedAt = doc.updatedAt ?? new Date().toISOString()
    noteVersion(info)
    info.setLastUpdateTime(Date.parse(updatedAt))
    info.setData(doc)
    const event = { id, entitySlug: collectionSlug, operation: 'update' as const, updatedAt }
    void onSave?.({ doc: { ...doc, id }, operation: 'update', result: doc, context: { incrementVersionCount: false } })
    // The preview asks for the saved page at once, and not after the form has been made anew.
    reportUpdate({ ...event, doc: { ...doc, id }, drawerSlug })
    const hasLivePreview = preview.isLivePreviewEnabled && preview.typeofLivePreviewURL === 'function'
    const answer = await getFormState({
      id,
      collectionSlug,
      data: doc,
      docPermissions: info.docPermissions,
      docPreferences: await info.getDocPreferences(),
      formState: deepCopyObjectSimpleWithoutReactComponents(sent, { excludeFiles: true }),
      operation: 'update',
      renderAllFields: false,
      returnLivePreviewURL: hasLivePreview,
      returnLockStatus: false,
      schemaPath: collectionSlug,
      signal: controller.signal,
      skipValidation: true,
    })
    if (controller.signal.aborted || !answer || !('state' in answer) || !answer.state) return
    if (hasLivePreview && answer.livePreviewURL) preview.setURL(previewLink(preview.url ?? '', answer.livePreviewURL))
    dispatchFields({
      type: 'MERGE_SERVER_STATE',
      acceptValues: { overrideLocalChanges: false },
      prevStateRef: { current: sent },
      serverState: keepTyped(withFieldsOf(answer.state, {}, left), sent, current()),
    })
  }
}

function noteVersion(info: ReturnType<typeof useDocumentInfo>) {
  if (info.mostRecentVersionIsAutosaved) return
  info.incrementVersionCount()
  info.setMostRecentVersionIsAutosaved(true)
  info.setUnpublishedVersionCount((count) => count + 1)
}
