const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** What no XML may hold, escaped or not (XML 1.0, 2.2): control characters and halves of a character. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** Text as it stands in XML, between tags or in an attribute. */
export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(forbidden, '')
    .replace(/[&<>"']/g, (sign) => signs[sign] ?? sign)

/** An element with text; nothing where there is none. */
export const element = (name: string, text: string | number | null | undefined): string =>
  text === null || text === undefined || text === '' ? '' : `<${name}>${escapeXml(String(text))}</${name}>`

export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
