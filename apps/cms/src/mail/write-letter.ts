import type { PayloadRequest } from 'payload'
import { writeAccountLetter } from './account-letters.ts'
import { writeAppointmentLetter } from './appointment-letters.ts'
import { writeFeedbackLetter } from './feedback-letters.ts'
import type { Letter, MailOrder } from './mail-kinds.ts'
import { writeOrderLetter } from './order-letters.ts'
import { writeReviewLetter } from './review-letters.ts'

/** The words of a letter, from what is stored now; null when there is nobody to write to. */
export function writeLetter(req: PayloadRequest, order: MailOrder): Promise<Letter | null> {
  if (order.kind.startsWith('order-')) return writeOrderLetter(req, order)
  if (order.kind.startsWith('appointment-')) return writeAppointmentLetter(req, order)
  if (order.kind.startsWith('feedback-')) return writeFeedbackLetter(req, order)
  if (order.kind === 'review-answered') return writeReviewLetter(req, order)
  return writeAccountLetter(req, order)
}
