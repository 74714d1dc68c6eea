import type { PayloadRequest } from 'payload'
import type { Appointment } from '../../../payload-types.ts'
import { dropDelayed, postponeDelayed, queueMail, queueMessage } from '../../messages/index.ts'

/**
 * Tells the visitor of a new time or of a cancellation. With `until`, the message waits: a further change delays it and it
 * tells only the last one, and none when the time is the earlier one again. A confirmation that still waits tells the new
 * time itself.
 */
export async function tellVisitor(
  req: PayloadRequest,
  doc: Appointment,
  previous: Appointment,
  until: Date | null,
): Promise<void> {
  const message = { kind: 'appointment-changed', id: doc.id } as const
  if (!until) {
    await dropDelayed(req, message)
    return queueMessage(req, message, doc)
  }
  if (await postponeDelayed(req, { kind: 'appointment-booked', id: doc.id }, until)) return
  if (await postponeDelayed(req, message, until)) return
  await queueMessage(req, { ...message, startsAt: previous.startsAt }, doc, until)
}

/** The same for the branch, which hears of each change of the status. */
export async function tellBranch(
  req: PayloadRequest,
  doc: Appointment,
  previous: Appointment,
  until: Date | null,
): Promise<void> {
  const letter = { kind: 'appointment-for-branch', id: doc.id } as const
  if (!until || doc.status !== previous.status) {
    await dropDelayed(req, letter)
    return queueMail(req, letter, until ?? undefined)
  }
  if (await postponeDelayed(req, letter, until)) return
  await queueMail(req, { ...letter, startsAt: previous.startsAt }, until)
}
