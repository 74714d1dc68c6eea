import type { PayloadRequest } from 'payload'
import { writeAccountLetter } from '../accounts/index.ts'
import { writeAppointmentLetter, writeBranchAppointmentLetter } from '../appointments/index.ts'
import { writeFeedbackLetter } from '../feedback/index.ts'
import type { Letter, MailJob, MailKind } from '../messages/index.ts'
import { writeBranchLetter, writeOrderLetter, writeReturnLetter } from '../orders/index.ts'
import { writeMentionLetter } from '../review/index.ts'
import { writeReviewLetter } from '../reviews/index.ts'
import { writeStaffLetter } from '../staff/index.ts'
import { writeAddedLetter, writeOfferLetter } from '../waitlist/index.ts'

type Writers = { [Kind in MailKind]: (req: PayloadRequest, order: MailJob<Kind>) => Promise<Letter | null> }

const writers: Writers = {
  'order-placed': writeOrderLetter,
  'order-changed': writeOrderLetter,
  'order-released': writeOrderLetter,
  'order-pay-link': writeOrderLetter,
  'order-paid': writeOrderLetter,
  'order-refunded': writeOrderLetter,
  'order-details': writeOrderLetter,
  'order-discount': writeOrderLetter,
  'order-return': writeReturnLetter,
  'order-for-branch': writeBranchLetter,
  'order-moved-for-branch': writeBranchLetter,
  'order-left-for-branch': writeBranchLetter,
  'order-return-for-branch': writeReturnLetter,
  'appointment-booked': writeAppointmentLetter,
  'appointment-changed': writeAppointmentLetter,
  'appointment-reminder': writeAppointmentLetter,
  'appointment-for-branch': writeBranchAppointmentLetter,
  'wait-added': writeAddedLetter,
  'wait-offer': writeOfferLetter,
  'feedback-received': writeFeedbackLetter,
  'feedback-for-clinic': writeFeedbackLetter,
  'feedback-answer': writeFeedbackLetter,
  'review-answered': writeReviewLetter,
  'account-confirm': writeAccountLetter,
  'account-recover': writeAccountLetter,
  'account-exists': writeAccountLetter,
  'staff-recover': writeStaffLetter,
  'staff-invite': writeStaffLetter,
  'staff-factor-on': writeStaffLetter,
  'staff-factor-off': writeStaffLetter,
  'staff-factor-reset': writeStaffLetter,
  'comment-mention': writeMentionLetter,
}

/** Writes a letter from what is stored now; null when there is nobody to write to. */
export function writeLetter<Kind extends MailKind>(req: PayloadRequest, order: MailJob<Kind>): Promise<Letter | null> {
  const write: Writers[Kind] = writers[order.kind]
  return write(req, order)
}
