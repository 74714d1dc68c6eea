import type { Locale } from '@estu/domain/locale/locales'
import type { CollectionSlug } from 'payload'

export type ToldCollection = 'orders' | 'appointments' | 'waitlist' | 'feedback'

/** What shoppers are told of, by the way that they chose, and the collection of the document each kind is about. */
const messages = {
  'order-placed': 'orders',
  'order-changed': 'orders',
  'order-released': 'orders',
  'order-pay-link': 'orders',
  'order-paid': 'orders',
  'order-refunded': 'orders',
  'order-details': 'orders',
  'order-discount': 'orders',
  'order-return': 'orders',
  'appointment-booked': 'appointments',
  'appointment-changed': 'appointments',
  'appointment-reminder': 'appointments',
  'wait-offer': 'waitlist',
  'feedback-answer': 'feedback',
} as const satisfies Record<string, ToldCollection>
export type MessageKind = keyof typeof messages

/** `about`: null where that has no form of its own. `to`: our own branches and colleagues, or an address that somebody typed. */
type LetterFacts = { about: CollectionSlug | null; to: 'clinic' | 'typed' }

/** Letters that are sent by mail alone. */
const letters = {
  'order-for-branch': { about: 'orders', to: 'clinic' },
  'order-moved-for-branch': { about: 'orders', to: 'clinic' },
  'order-left-for-branch': { about: 'orders', to: 'clinic' },
  'order-return-for-branch': { about: 'orders', to: 'clinic' },
  'appointment-for-branch': { about: 'appointments', to: 'clinic' },
  'wait-added': { about: 'waitlist', to: 'typed' },
  'feedback-received': { about: 'feedback', to: 'typed' },
  'feedback-for-clinic': { about: 'feedback', to: 'clinic' },
  'review-answered': { about: 'reviews', to: 'typed' },
  'account-confirm': { about: 'customers', to: 'typed' },
  'account-recover': { about: 'customers', to: 'typed' },
  'account-exists': { about: 'customers', to: 'typed' },
  'staff-recover': { about: 'staff', to: 'typed' },
  'staff-invite': { about: 'staff', to: 'typed' },
  'staff-factor-on': { about: 'staff', to: 'typed' },
  'staff-factor-off': { about: 'staff', to: 'typed' },
  'staff-factor-reset': { about: 'staff', to: 'typed' },
  'comment-mention': { about: null, to: 'clinic' },
} as const satisfies Record<string, LetterFacts>
export type LetterKind = keyof typeof letters

/**
 * What may be written to somebody. A job holds only which document it is about: never a name, a number or a link, which
 * is made when the letter is.
 */
export type MailKind = MessageKind | LetterKind

/** The kinds whose names begin with a subject, such as `order`. */
export type KindsOf<Subject extends string, Kind extends MailKind = MailKind> = Extract<Kind, `${Subject}-${string}`>

/**
 * `branch`: which one is told of a place that changed; none for what is delivered. `startsAt`, ISO 8601: of a reminder the
 * time that it reminds of, of a change the time before it. `answer`: which of the answers to an enquiry.
 */
export type MailJob<Kind extends MailKind = MailKind> = {
  kind: Kind
  id: string
  startsAt?: string
  language?: string
  branch?: string
  answer?: string
}

/** Tells whether a stored kind is a message that this release knows. */
export const isMessageKind = (kind: string): kind is MessageKind => Object.hasOwn(messages, kind)

/** Tells whether a stored kind is one that this release has words for; another release may have queued others. */
export const isMailKind = (kind: string): kind is MailKind => isMessageKind(kind) || Object.hasOwn(letters, kind)

export const isMessage = (order: MailJob): order is MailJob<MessageKind> => isMessageKind(order.kind)

export const collectionOf = (kind: MessageKind): ToldCollection => messages[kind]

/** Returns the collection of the document a letter is about; null where that has no form of its own. */
export const aboutOf = (kind: MailKind): CollectionSlug | null =>
  isMessageKind(kind) ? messages[kind] : letters[kind].about

/** Letters to our own branches and colleagues, as against those to an address that somebody typed. */
export const isForClinic = ({ kind }: MailJob): boolean => !isMessageKind(kind) && letters[kind].to === 'clinic'

/** Letters whose link opens the admin: without a mail server no file holds it. */
export const opensAdmin = ({ kind }: MailJob): boolean => kind === 'staff-recover' || kind === 'staff-invite'

/** A letter ready to be sent: plain sentences, and one address to go to. */
export type Letter = {
  to: string
  locale: Locale
  subject: string
  lines: string[]
  action?: { label: string; url: string } | undefined
  attachment?: { filename: string; content: string; contentType: string } | undefined
}
