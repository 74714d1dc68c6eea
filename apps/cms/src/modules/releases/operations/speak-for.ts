import type { PayloadRequest } from 'payload'

/** Who asks, and in which language they are answered. */
export type Speaker = Pick<PayloadRequest, 'user'> & Partial<Pick<PayloadRequest, 'i18n' | 't'>>

/** The request of a transaction does what somebody asked, under their name and in their language. */
export const speakFor = (own: PayloadRequest, { user, i18n = own.i18n, t = own.t }: Speaker): PayloadRequest =>
  Object.assign(own, { user, i18n, t })
