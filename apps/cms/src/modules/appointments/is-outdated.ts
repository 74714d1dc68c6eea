import type { KindsOf, MailJob, MessageKind } from '../messages/index.ts'
import type { AppointmentDetails } from './operations/read-appointment.ts'

export type VisitMessageKind = KindsOf<'appointment', MessageKind>

/**
 * Whether what was to be said holds no more: a reminder of a time that was moved or cancelled since, a confirmation of
 * what was called off before it went out. The cancellation has its own message, once it cannot be taken back any more:
 * until then it is news to nobody. A change that waited before it was told may have been taken back: `startsAt` is then
 * the time before it.
 */
export function isOutdated({ kind, startsAt }: MailJob<VisitMessageKind>, visit: AppointmentDetails): boolean {
  if (visit.cancelDueAt) return true
  switch (kind) {
    case 'appointment-booked':
      return visit.status === 'cancelled'
    case 'appointment-changed':
      return isBack(startsAt, visit)
    case 'appointment-reminder': {
      const isMoved = startsAt !== undefined && startsAt !== visit.startsAt
      return isMoved || !['booked', 'confirmed'].includes(visit.status)
    }
  }
}

/** Whether a new time was taken back before it was told. */
export const isBack = (before: string | undefined, visit: AppointmentDetails) =>
  before === visit.startsAt && visit.status !== 'cancelled'
