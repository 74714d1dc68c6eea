import type { MailOrder } from '../messages/index.ts'
import type { AppointmentDetails } from './operations/read-appointment.ts'

/**
 * Whether what was to be said holds no more: a reminder of a time that was moved or cancelled since, a confirmation of
 * what was called off before it went out. The cancellation has its own message, once it cannot be taken back any more:
 * until then it is news to nobody. A change that waited before it was told may have been taken back: `startsAt` is then
 * the time before it.
 */
export function isOutdated({ kind, startsAt }: MailOrder, visit: AppointmentDetails): boolean {
  if (visit.cancelDueAt) return true
  if (kind === 'appointment-booked') return visit.status === 'cancelled'
  if (kind === 'appointment-changed') return isBack(startsAt, visit)
  if (kind !== 'appointment-reminder') return false
  const isMoved = startsAt !== undefined && startsAt !== visit.startsAt
  return isMoved || !['booked', 'confirmed'].includes(visit.status)
}

/** Whether a new time was taken back before it was told. */
export const isBack = (before: string | undefined, visit: AppointmentDetails) =>
  before === visit.startsAt && visit.status !== 'cancelled'
