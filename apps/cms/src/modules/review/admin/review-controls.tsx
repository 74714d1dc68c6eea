'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { hasDraftsEnabled } from 'payload/shared'
import { Comments } from './comments/comments.tsx'
import { MarkStatus } from './mark-status.tsx'
import { useReviewPlace } from './use-review-place.ts'

/** Among the controls of a document: whether its language is ready to be looked at, and what is said about it. */
export function ReviewControls() {
  const place = useReviewPlace()
  const { docConfig } = useDocumentInfo()
  if (!place) return null
  const key = `${place.collection}/${place.id}/${place.locale}`
  return (
    <div className="estu-review">
      {docConfig && hasDraftsEnabled(docConfig) && <MarkStatus key={`mark/${key}`} place={place} />}
      <Comments key={key} place={place} />
    </div>
  )
}
