import { isLandline, parseKazakhPhone } from '../locale/phone.ts'

/** What messages go by without anybody's hand. */
export const messageChannels = ['mail', 'whatsapp'] as const
export type MessageChannel = (typeof messageChannels)[number]

export type Addressee = {
  contactBy: string
  phone?: string | null | undefined
  email?: string | null | undefined
}

/**
 * By which of the channels that are ready a shopper hears of their order or visit: the way they chose, else the address
 * that they left beside it. Null: somebody of the clinic writes or calls.
 */
export function messageChannel(
  { contactBy, phone, email }: Addressee,
  ready: readonly MessageChannel[],
): MessageChannel | null {
  const number = parseKazakhPhone(phone ?? '')
  if (contactBy === 'whatsapp' && number && !isLandline(number) && ready.includes('whatsapp')) return 'whatsapp'
  return email && ready.includes('mail') ? 'mail' : null
}
