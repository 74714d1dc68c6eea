export { consents } from './consents.ts'
export {
  account,
  asSent,
  contact,
  eraseWhenDone,
  history,
  pageLanguage,
  reference,
  staffNote,
  status,
  toldAt,
  visitorLanguage,
} from './customer-request.ts'
export { keepHistory } from './hooks/keep-history.ts'
export { noteRead } from './hooks/note-read.ts'
export { cancelDueAt, settleCancellation } from './hooks/settle-cancellation.ts'
export { basedOn, validateFreshness } from './hooks/validate-freshness.ts'
export { askToCancel, completeCancellations, holdRequest, undoCancellation } from './operations/cancellation.ts'
export { forgetReads } from './operations/health-reads.ts'
export { forgetTries, giveBack, withinLimit } from './operations/limit-rate.ts'
export { type LinkKind, linkToken } from './operations/personal-links.ts'
export { recordConsent } from './operations/record-consent.ts'
export { endRetention } from './operations/retention.ts'
export { appointmentStatuses, feedbackStatuses, orderStatuses } from './status-labels.ts'
