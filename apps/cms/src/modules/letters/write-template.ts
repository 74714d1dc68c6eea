import type { PayloadRequest } from 'payload'
import { writeAppointmentTemplate } from '../appointments/index.ts'
import type { MailOrder, TemplateMessage } from '../messages/index.ts'
import { writeOrderTemplate } from '../orders/index.ts'
import { writeWaitTemplate } from '../waitlist/index.ts'

/** What the messenger's template is filled in with, from what is stored now; null when there is nothing to say. */
export function writeTemplate(req: PayloadRequest, order: MailOrder): Promise<TemplateMessage | null> {
  if (order.kind.startsWith('order-')) return writeOrderTemplate(req, order)
  return order.kind.startsWith('wait-') ? writeWaitTemplate(req, order) : writeAppointmentTemplate(req, order)
}
