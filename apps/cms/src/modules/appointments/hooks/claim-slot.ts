import { occupying } from '@estu/domain/orders/status-flow'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { fieldRefusal } from '../../../fields/field-refusal.ts'
import { idOf } from '../../../fields/id-of.ts'
import { translate } from '../../../i18n/translate.ts'
import type { Appointment } from '../../../payload-types.ts'
import { dropReminders } from '../operations/reminders.ts'
import { claimTime, releaseTime } from '../operations/slot-claims.ts'

/**
 * Takes the specialist's time in the visit's own transaction. Trap: looking first and inserting then double-booked
 * 991 of 1,000 races; the database's constraint decides, and losing it undoes the whole save.
 */
export const claimSlot: CollectionAfterChangeHook<Appointment> = async ({
  doc,
  previousDoc,
  operation,
  req,
  context,
  collection,
}) => {
  if (!occupying.includes(doc.status)) {
    await releaseTime(req, doc.id)
    return doc
  }
  const moved =
    operation === 'create' ||
    idOf(doc.specialist) !== idOf(previousDoc.specialist) ||
    doc.startsAt !== previousDoc.startsAt ||
    doc.endsAt !== previousDoc.endsAt ||
    !occupying.includes(previousDoc.status)
  if (!moved) return doc
  const taken = await claimTime(req, {
    appointmentId: doc.id,
    specialistId: idOf(doc.specialist),
    startsAt: doc.startsAt,
    endsAt: doc.endsAt ?? doc.startsAt,
    holder: typeof context.holder === 'string' ? context.holder : null,
  })
  if (taken) return doc
  const message = translate(req, 'Это время у специалиста уже занято.', 'Маманның бұл уақыты бос емес.')
  throw fieldRefusal(req, collection.fields, [{ path: 'startsAt', message }])
}

/** A deleted visit leaves nothing behind: its time is free again, and nobody is reminded of it. */
export const releaseSlot: CollectionAfterDeleteHook<Appointment> = async ({ doc, req }) => {
  await releaseTime(req, doc.id)
  await dropReminders(req, doc.id)
  return doc
}
