/** The signs of a code page for the bytes from 0x80 to 0xFF. */
export type CodePage = readonly string[]

const upperBytes = Uint8Array.from({ length: 128 }, (_, at) => at + 128)

const codePage = (label: string): CodePage => [...new TextDecoder(label).decode(upperBytes)]

export const windows1251 = codePage('windows-1251')
export const windows1252 = codePage('windows-1252')

/** Where KZ-1048 has another letter than windows-1251. Source: IANA, charset KZ-1048 (STRK1048-2002). */
const kazakhLetters: Readonly<Record<number, string>> = {
  141: 'Қ',
  142: 'Һ',
  157: 'қ',
  158: 'һ',
  161: 'Ұ',
  162: 'ұ',
  163: 'Ә',
  165: 'Ө',
  170: 'Ғ',
  175: 'Ү',
  180: 'ө',
  186: 'ғ',
  188: 'ә',
  189: 'Ң',
  190: 'ң',
  191: 'ү',
}

/** Kazakhstan's own code page, which no decoder of the platform knows. */
export const kz1048: CodePage = windows1251.map((sign, at) => kazakhLetters[at + 128] ?? sign)

/** Code pages that a table is not read in, but that it may be in: old mail, DOS, old Macs. */
export const otherCodePages: readonly CodePage[] = ['koi8-r', 'ibm866', 'x-mac-cyrillic'].map(codePage)

/** Returns a text of a code page's bytes. */
export function decodeWith(page: CodePage, bytes: Uint8Array): string {
  if (page === windows1251) return new TextDecoder('windows-1251').decode(bytes)
  return Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\u0080-\u00ff]/g, (sign) => page[sign.charCodeAt(0) - 128] ?? sign)
}
