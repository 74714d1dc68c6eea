import type { Locale } from '@estu/domain/locale/locales'

/** What shoppers are told of their orders, visits, waits and enquiries, by the way that they chose. */
const messageKinds = [
  'order-placed',
  'order-changed',
  'order-released',
  'order-pay-link',
  'order-paid',
  'order-refunded',
  'order-details',
  'order-discount',
  'order-return',
  'appointment-booked',
  'appointment-changed',
  'appointment-reminder',
  'wait-offer',
  'feedback-answer',
] as const
export type MessageKind = (typeof messageKinds)[number]

/**
 * What may be written to somebody. A job holds only which document it is about: never a name, a number or a link, which
 * is made when the letter is.
 */
export type MailKind =
  | MessageKind
  | 'order-for-branch'
  | 'order-moved-for-branch'
  | 'order-left-for-branch'
  | 'order-return-for-branch'
  | 'appointment-for-branch'
  | 'wait-added'
  | 'feedback-received'
  | 'feedback-for-clinic'
  | 'review-answered'
  | 'account-confirm'
  | 'account-recover'
  | 'account-exists'
  | 'staff-recover'
  | 'staff-invite'
  | 'staff-factor-on'
  | 'staff-factor-off'
  | 'staff-factor-reset'
  | 'comment-mention'

/**
 * `branch`: which one is told of a place that changed; none for what is delivered. `startsAt`, ISO 8601: of a reminder the
 * time that it reminds of, of a change the time before it. `answer`: which of the answers to an enquiry.
 */
export type MailOrder = {
  kind: MailKind
  id: string
  startsAt?: string
  language?: string
  branch?: string
  answer?: string
}

export const isMessage = ({ kind }: MailOrder): boolean => messageKinds.some((known) => known === kind)

export type ToldCollection = 'orders' | 'appointments' | 'waitlist' | 'feedback'

export function collectionOf(kind: string): ToldCollection {
  if (kind.startsWith('wait-')) return 'waitlist'
  if (kind.startsWith('feedback-')) return 'feedback'
  return kind.startsWith('order-') ? 'orders' : 'appointments'
}

/** Letters to our own branches and colleagues, as against those to an address that somebody typed. */
export const isForClinic = ({ kind }: MailOrder): boolean =>
  kind.endsWith('-for-branch') || kind.endsWith('-for-clinic') || kind === 'comment-mention'

/** Letters whose link opens the admin: without a mail server no file holds it. */
export const opensAdmin = ({ kind }: MailOrder): boolean => kind === 'staff-recover' || kind === 'staff-invite'

/** A letter ready to be sent: plain sentences, and one address to go to. */
export type Letter = {
  to: string
  locale: Locale
  subject: string
  lines: string[]
  action?: { label: string; url: string } | undefined
  attachment?: { filename: string; content: string; contentType: string } | undefined
}
