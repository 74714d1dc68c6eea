import type { CollectionAfterChangeHook } from 'payload'
import type { Feedback } from '../../../payload-types.ts'
import { queueMail, queueMessage } from '../../messages/index.ts'

/** Whoever wrote gets a line that it arrived, and the clinic's answer by letter where they asked for one; the clinic learns of it at once. */
export const feedbackFollowUp: CollectionAfterChangeHook<Feedback> = async ({ doc, previousDoc, operation, req }) => {
  if (operation === 'create') {
    await queueMail(req, { kind: 'feedback-received', id: doc.id })
    await queueMail(req, { kind: 'feedback-for-clinic', id: doc.id })
    return doc
  }
  const last = doc.answers?.at(-1)
  const isNew = (doc.answers?.length ?? 0) > (previousDoc?.answers?.length ?? 0)
  if (isNew && last?.id && last.way === 'email')
    await queueMessage(req, { kind: 'feedback-answer', id: doc.id, answer: last.id }, doc)
  return doc
}
