import type { PayloadRequest } from 'payload'
import { writeAppointmentTemplate } from '../appointments/index.ts'
import type { MailJob, MessageKind, TemplateMessage } from '../messages/index.ts'
import { writeOrderTemplate } from '../orders/index.ts'
import { writeWaitTemplate } from '../waitlist/index.ts'

/** Free words, such as an answer to an enquiry, are no template that a messenger takes. */
type TemplatedKind = Exclude<MessageKind, 'feedback-answer'>

type Writers = {
  [Kind in TemplatedKind]: (req: PayloadRequest, order: MailJob<Kind>) => Promise<TemplateMessage | null>
}

const writers: Writers = {
  'order-placed': writeOrderTemplate,
  'order-changed': writeOrderTemplate,
  'order-released': writeOrderTemplate,
  'order-pay-link': writeOrderTemplate,
  'order-paid': writeOrderTemplate,
  'order-refunded': writeOrderTemplate,
  'order-details': writeOrderTemplate,
  'order-discount': writeOrderTemplate,
  'order-return': writeOrderTemplate,
  'appointment-booked': writeAppointmentTemplate,
  'appointment-changed': writeAppointmentTemplate,
  'appointment-reminder': writeAppointmentTemplate,
  'wait-offer': writeWaitTemplate,
}

/** Tells whether a messenger has a template for a message. */
export const hasTemplate = (order: MailJob<MessageKind>): order is MailJob<TemplatedKind> =>
  Object.hasOwn(writers, order.kind)

/** Fills in the messenger's template from what is stored now; null when there is nothing to say. */
export const writeTemplate = async (
  req: PayloadRequest,
  order: MailJob<MessageKind>,
): Promise<TemplateMessage | null> => (hasTemplate(order) ? fillIn(req, order) : null)

function fillIn<Kind extends TemplatedKind>(req: PayloadRequest, order: MailJob<Kind>) {
  const write: Writers[Kind] = writers[order.kind]
  return write(req, order)
}
