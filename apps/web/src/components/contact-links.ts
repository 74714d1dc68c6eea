import { formatPhone } from '@estu/domain/locale/phone'
import type { Organisation } from '@/content/types'

/** Where a message goes: WhatsApp opens a chat with the number written digits only. */
export const whatsappHref = (e164: string): string => `https://wa.me/${e164.replace(/\D/g, '')}`

export function whatsappLink({ whatsapp }: Organisation): { href: string; label: string } | null {
  if (!whatsapp) return null
  // A line may end before the number, never within it.
  const number = formatPhone(whatsapp).replaceAll(' ', '\u00a0')
  return { href: whatsappHref(whatsapp), label: `WhatsApp ${number}` }
}
