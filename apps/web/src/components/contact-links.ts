import { whatsappHref } from '@estu/domain/contacts/whatsapp-href'
import { formatPhone } from '@estu/domain/locale/phone'
import type { Organisation } from '@/content/types'

export function whatsappLink({ whatsapp }: Organisation): { href: string; label: string } | null {
  const href = whatsappHref(whatsapp)
  if (!href) return null
  // A line may end before the number, never within it.
  const number = formatPhone(whatsapp).replaceAll(' ', '\u00a0')
  return { href, label: `WhatsApp ${number}` }
}
