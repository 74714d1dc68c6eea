import type { PayloadRequest } from 'payload'
import { writeAccountLetter } from '../accounts/index.ts'
import { writeAppointmentLetter } from '../appointments/index.ts'
import { writeFeedbackLetter } from '../feedback/index.ts'
import type { Letter, MailOrder } from '../messages/index.ts'
import { writeOrderLetter, writeReturnLetter } from '../orders/index.ts'
import { writeMentionLetter } from '../review/index.ts'
import { writeReviewLetter } from '../reviews/index.ts'
import { writeStaffLetter } from '../staff/index.ts'
import { writeWaitLetter } from '../waitlist/index.ts'

/** The words of a letter, from what is stored now; null when there is nobody to write to. */
export function writeLetter(req: PayloadRequest, order: MailOrder): Promise<Letter | null> {
  if (order.kind.startsWith('order-return')) return writeReturnLetter(req, order)
  if (order.kind.startsWith('order-')) return writeOrderLetter(req, order)
  if (order.kind.startsWith('appointment-')) return writeAppointmentLetter(req, order)
  if (order.kind.startsWith('wait-')) return writeWaitLetter(req, order)
  if (order.kind.startsWith('feedback-')) return writeFeedbackLetter(req, order)
  if (order.kind === 'review-answered') return writeReviewLetter(req, order)
  if (order.kind === 'comment-mention') return writeMentionLetter(req, order)
  if (order.kind.startsWith('staff-')) return writeStaffLetter(req, order)
  return writeAccountLetter(req, order)
}
