import type { CollectionAfterChangeHook } from 'payload'
import type { Feedback } from '../../../payload-types.ts'
import { queueMail } from '../../messages/index.ts'

/** Whoever wrote gets a line that it arrived; the clinic learns of it at once. */
export const feedbackFollowUp: CollectionAfterChangeHook<Feedback> = async ({ doc, operation, req }) => {
  if (operation !== 'create') return doc
  await queueMail(req, { kind: 'feedback-received', id: doc.id })
  await queueMail(req, { kind: 'feedback-for-clinic', id: doc.id })
  return doc
}
