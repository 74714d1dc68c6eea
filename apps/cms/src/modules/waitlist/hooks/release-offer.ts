import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import type { Waitlist } from '../../../payload-types.ts'
import { releaseHeld } from '../operations/offered-time.ts'

/** Whatever ends an offer, its time is free for the next in line, and nobody at the desk has to tell of it any more. */
export const releaseOffer: CollectionAfterChangeHook<Waitlist> = async ({ doc, previousDoc, req }) => {
  if (previousDoc?.status === 'offered' && doc.status !== 'offered') await releaseHeld(req, doc.id)
  return doc
}

export const releaseDeleted: CollectionAfterDeleteHook<Waitlist> = async ({ doc, req }) => {
  await releaseHeld(req, doc.id)
  return doc
}
