import type { TemplateKind } from '@estu/domain/contacts/whatsapp-templates'
import { formatDate } from '@estu/domain/locale/dates'
import type { PayloadRequest } from 'payload'
import { type MailJob, personalUrl, type TemplateMessage } from '../messages/index.ts'
import { isOutdated, type VisitMessageKind } from './is-outdated.ts'
import { readAppointment } from './operations/read-appointment.ts'

/** What a messenger tells of a visit: when and where. What for stands behind the link. */
export async function writeAppointmentTemplate(
  req: PayloadRequest,
  mail: MailJob<VisitMessageKind>,
): Promise<TemplateMessage | null> {
  const visit = await readAppointment(req, mail.id)
  if (!visit || isOutdated(mail, visit)) return null
  const { locale, name, phone, status } = visit
  const kind = status === 'cancelled' ? 'appointment-cancelled' : templateOf[mail.kind]
  const when = formatDate(new Date(visit.startsAt), locale, 'dayTime')
  // A branch may be named after what it is for; an address tells nothing of it.
  const where = kind === 'appointment-cancelled' ? [] : [visit.address || visit.branch]
  const values = [name, when, ...where, personalUrl(req, 'appointment', visit.id, locale)]
  return { to: phone ?? '', locale, kind, values }
}

const templateOf: Record<VisitMessageKind, TemplateKind> = {
  'appointment-booked': 'appointment-booked',
  'appointment-changed': 'appointment-moved',
  'appointment-reminder': 'appointment-reminder',
}
