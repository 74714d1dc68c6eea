import type { MailOrder } from '../messages/index.ts'
import type { AppointmentDetails } from './operations/read-appointment.ts'

/**
 * Whether what was to be said holds no more: a reminder of a time that was moved or cancelled since, a confirmation of
 * what was called off before it went out. The cancellation has its own message, once it cannot be taken back any more:
 * until then it is news to nobody.
 */
export function isOutdated({ kind, startsAt }: MailOrder, visit: AppointmentDetails): boolean {
  if (visit.cancelDueAt) return true
  if (kind === 'appointment-booked') return visit.status === 'cancelled'
  if (kind !== 'appointment-reminder') return false
  const isMoved = startsAt !== undefined && startsAt !== visit.startsAt
  return isMoved || !['booked', 'confirmed'].includes(visit.status)
}
