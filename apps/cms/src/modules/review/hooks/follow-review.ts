import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { followMarks, forgetReview } from '../operations/follow-marks.ts'

export const followReview: CollectionAfterChangeHook = async ({ collection, context, doc, req }) => {
  // A table that changes prices alone changes no text.
  if (context.wordsUnchanged !== true) await followMarks(req, collection, String(doc.id))
  return doc
}

export const forgetDeleted: CollectionAfterDeleteHook = async ({ collection, doc, id, req }) => {
  await forgetReview(req, collection.slug, String(id))
  return doc
}
