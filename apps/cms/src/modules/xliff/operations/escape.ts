const named: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text for between tags. A carriage return would be read back as a line end. */
export const escapeText = (text: string): string => text.replace(/[&<>\r]/g, (sign) => named[sign] ?? '&#13;')

/** Text for inside quotation marks, where every white space but the space would be read back as one. */
export const escapeAttribute = (text: string): string =>
  possible(text).replace(/[&<>"\t\n\r]/g, (sign) => named[sign] ?? `&#${sign.charCodeAt(0)};`)

const possible = (text: string) => [...text].filter((letter) => !isImpossible(letter)).join('')

/**
 * Whether XML 1.0 cannot hold a sign in any form (section 2.2): control characters, and halves of pairs.
 * @param letter one sign, as a walk over a text yields it.
 */
export function isImpossible(letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0
  if (code < 0x20) return code !== 0x09 && code !== 0x0a && code !== 0x0d
  return (code >= 0xd800 && code <= 0xdfff) || code === 0xfffe || code === 0xffff
}
