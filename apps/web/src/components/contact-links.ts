import { whatsappHref } from '@estu/domain/contacts/whatsapp-href'
import { displayPhone } from '@estu/domain/locale/phone'
import type { Organisation } from '@/content/types'

export function whatsappLink({ whatsapp }: Organisation): { href: string; label: string } | null {
  const href = whatsappHref(whatsapp)
  if (!href) return null
  return { href, label: `WhatsApp ${displayPhone(whatsapp)}` }
}
