import type { Locale } from '@estu/domain/locale/locales'

/** What shoppers are told of their orders and visits, by the way that they chose. */
const messageKinds = [
  'order-placed',
  'order-changed',
  'order-released',
  'order-pay-link',
  'order-paid',
  'order-details',
  'order-discount',
  'order-return',
  'appointment-booked',
  'appointment-changed',
  'appointment-reminder',
] as const
export type MessageKind = (typeof messageKinds)[number]

/**
 * What may be written to somebody. A job holds only which document it is about: never a name, a number or a link, which
 * is made when the letter is.
 */
export type MailKind =
  | MessageKind
  | 'order-for-branch'
  | 'order-return-for-branch'
  | 'appointment-for-branch'
  | 'feedback-received'
  | 'feedback-for-clinic'
  | 'review-answered'
  | 'account-confirm'
  | 'account-recover'
  | 'account-exists'
  | 'staff-recover'

export type MailOrder = { kind: MailKind; id: string; startsAt?: string; language?: string }

export const isMessage = ({ kind }: MailOrder): boolean => messageKinds.some((known) => known === kind)

export const collectionOf = (kind: string): 'orders' | 'appointments' =>
  kind.startsWith('order-') ? 'orders' : 'appointments'

/** Letters to our own branches, as against those to an address that somebody typed. */
export const isForClinic = ({ kind }: MailOrder): boolean =>
  kind.endsWith('-for-branch') || kind.endsWith('-for-clinic')

/** A letter ready to be sent: plain sentences, and one address to go to. */
export type Letter = {
  to: string
  locale: Locale
  subject: string
  lines: string[]
  action?: { label: string; url: string } | undefined
  attachment?: { filename: string; content: string; contentType: string } | undefined
}
