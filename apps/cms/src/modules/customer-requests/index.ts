export { consentPurposes } from './consent-purposes.ts'
export { consents } from './consents.ts'
export {
  account,
  asksBeforeCallingOff,
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
export { keepHistory, nameOfAuthor } from './hooks/keep-history.ts'
export { raiseConsentVersion } from './hooks/raise-consent-version.ts'
export { cancelDueAt, settleCancellation } from './hooks/settle-cancellation.ts'
export { basedOn, validateFreshness } from './hooks/validate-freshness.ts'
export { askToCancel, completeCancellations, holdRequest, undoCancellation } from './operations/cancellation.ts'
export { eraseAppointments, erasedName, eraseOrders, eraseWaits } from './operations/erase-requests.ts'
export { forgetTries, giveBack, withinLimit } from './operations/limit-rate.ts'
export { type LinkKind, linkToken } from './operations/personal-links.ts'
export { recordConsent } from './operations/record-consent.ts'
export { appointmentStatuses, feedbackStatuses, orderStatuses, waitStatuses } from './status-labels.ts'
