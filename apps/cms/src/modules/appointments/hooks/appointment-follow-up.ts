import { staffMessageDelayMs } from '@estu/domain/appointments/message-delay'
import { reminderTime } from '@estu/domain/appointments/reminder-time'
import { cancelAskedAt } from '@estu/domain/orders/cancellation'
import { occupying } from '@estu/domain/orders/status-flow'
import type { CollectionAfterChangeHook } from 'payload'
import type { Appointment } from '../../../payload-types.ts'
import { isRecorded, queueMail, queueMessage } from '../../messages/index.ts'
import { dropReminders } from '../operations/reminders.ts'
import { tellBranch, tellVisitor } from '../operations/tell-of-change.ts'

/**
 * The visitor and the branch are told of a visit, of its change and of its end; a reminder goes out the day before. What
 * the staff book or change is told a little later, see `staffMessageDelayMs`.
 */
export const appointmentFollowUp: CollectionAfterChangeHook<Appointment> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const until = req.user?.collection === 'staff' ? new Date(Date.now() + staffMessageDelayMs) : null
  const moved = operation === 'update' && doc.startsAt !== previousDoc.startsAt
  if (operation === 'create') {
    await queueMessage(req, { kind: 'appointment-booked', id: doc.id }, doc, until ?? undefined)
    await queueMail(req, { kind: 'appointment-for-branch', id: doc.id })
  } else if (moved || doc.status !== previousDoc.status) await tellBranch(req, doc, previousDoc, until)
  const over = doc.status !== previousDoc?.status && !occupying.includes(doc.status)
  if (moved || over) await dropReminders(req, doc.id)
  if (operation === 'create' || moved) await queueReminder(req, doc)
  else if (previousDoc.cancelDueAt && !doc.cancelDueAt && !over) await repeatHeldBack(req, doc, previousDoc.cancelDueAt)
  if (operation === 'update' && (moved || (doc.status === 'cancelled' && previousDoc.status !== 'cancelled'))) {
    await tellVisitor(req, doc, previousDoc, until)
  }
  return doc
}

type Request = Parameters<typeof queueMessage>[0]

/** A visit sooner than a day ahead needs no reminder. */
async function queueReminder(req: Request, doc: Appointment): Promise<void> {
  const at = reminderTime(doc.startsAt)
  if (at.getTime() <= Date.now()) return
  await queueMessage(req, { kind: 'appointment-reminder', id: doc.id, startsAt: doc.startsAt }, doc, at)
}

/** What would have been told while the visit was being called off was not sent: after all it is due. */
async function repeatHeldBack(req: Request, doc: Appointment, dueAt: string): Promise<void> {
  const confirmation = { kind: 'appointment-booked', id: doc.id } as const
  if (!(await isRecorded(req, confirmation))) await queueMessage(req, confirmation, doc)
  const at = reminderTime(doc.startsAt)
  if (at < cancelAskedAt(dueAt) || at.getTime() > Date.now()) return
  await queueMessage(req, { kind: 'appointment-reminder', id: doc.id, startsAt: doc.startsAt }, doc)
}
