import type { PayloadRequest } from 'payload'
import { writeAppointmentTemplate } from '../appointments/index.ts'
import type { MailOrder, TemplateMessage } from '../messages/index.ts'
import { writeOrderTemplate } from '../orders/index.ts'

/** What the messenger's template is filled in with, from what is stored now; null when there is nothing to say. */
export const writeTemplate = (req: PayloadRequest, order: MailOrder): Promise<TemplateMessage | null> =>
  order.kind.startsWith('order-') ? writeOrderTemplate(req, order) : writeAppointmentTemplate(req, order)
