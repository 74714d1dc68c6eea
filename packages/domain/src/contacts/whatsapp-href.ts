/**
 * Opens a chat in WhatsApp. Source: its own description of `wa.me`: the number in digits alone, the text as a parameter.
 * @param e164 `+77012345678`; empty where the sender chooses to whom
 */
export function whatsappHref(e164: string, text = ''): string {
  const chat = `https://wa.me/${e164.replace(/\D/g, '')}`
  return text === '' ? chat : `${chat}?text=${encodeURIComponent(text)}`
}
