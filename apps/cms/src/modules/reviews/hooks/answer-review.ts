import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import type { Review } from '../../../payload-types.ts'
import { queueMail } from '../../messages/index.ts'

/** Marks a review whose answer is being published in the language it was written in: its author is told, once. */
export const markAnswered: CollectionBeforeChangeHook<Review> = ({ data, originalDoc, req, context }) => {
  const told = data.answerTold ?? originalDoc?.answerTold
  const inTheirWords = req.locale === (data.writtenIn ?? originalDoc?.writtenIn)
  const answered = Boolean(data.answer) && Boolean(data.email ?? originalDoc?.email)
  if (told || !inTheirWords || !answered || data._status !== 'published') return data
  context.tellReviewer = true
  return { ...data, answerTold: true }
}

export const tellReviewer: CollectionAfterChangeHook<Review> = async ({ doc, req, context }) => {
  if (context.tellReviewer !== true) return doc
  context.tellReviewer = false
  await queueMail(req, { kind: 'review-answered', id: doc.id })
  return doc
}
