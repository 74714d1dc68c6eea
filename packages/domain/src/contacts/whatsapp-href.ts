import { parseKazakhPhone } from '../locale/phone.ts'

/**
 * Opens a chat in WhatsApp. Source: its own description of `wa.me`: the international number in digits alone, the text as
 * a parameter. @returns null where there is no number: such a link would open a chat with somebody else
 */
export function whatsappHref(phone: string, text = ''): string | null {
  const e164 = parseKazakhPhone(phone)
  return e164 && withText(`https://wa.me/${e164.slice(1)}`, text)
}

/** Opens WhatsApp with a text in it: who sends it chooses to whom. */
export const whatsappShareHref = (text: string): string => withText('https://wa.me/', text)

const withText = (chat: string, text: string) => (text === '' ? chat : `${chat}?text=${encodeURIComponent(text)}`)
